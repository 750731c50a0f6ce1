package dev.jobtrail.ai.builtin.advice;

/** Gives a highlight a better opening. */
@FunctionalInterface
public interface Rewording {

  /**
   * @param isOver whether it is about something that has ended
   * @return the text itself where nothing is to be bettered
   */
  String of(String text, boolean isOver);
}
