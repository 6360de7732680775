/// Stands here until the stage comes.
public enum World {}
