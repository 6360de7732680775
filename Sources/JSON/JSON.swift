/// Stands here until the reader comes.
public enum JSON {}
