/// Stands here until the rules come.
public enum SlotsGame {}
