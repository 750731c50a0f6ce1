package dev.jobtrail.guard;

/**
 * What a model says of a text about a person that the guard lets through.
 *
 * @param quote words of the resume or of a confirmed fact that support it, as they stand there;
 *     null if the model names none
 * @param objection the part that nothing supports; null if the model objects to none
 */
public record Judgement(String quote, String objection) {

  /** The model says nothing that could be used. */
  public static final Judgement NONE = new Judgement(null, null);
}
