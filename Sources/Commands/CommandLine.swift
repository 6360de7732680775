/// Stands here until the commands come.
public enum ArcadeCommandLine {}
