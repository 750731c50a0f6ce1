package dev.jobtrail.guard;

import java.util.List;

/** Checks texts about a person against what is known of that person. */
public interface Guard {

  /**
   * @return a verdict for each change, in their order
   */
  List<Verdict> check(Evidence evidence, List<ProposedChange> changes);

  /**
   * @param texts such as the paragraphs of a letter
   * @return for each text a verdict for each of its sentences, in their order
   */
  List<List<Verdict>> checkSentences(Evidence evidence, List<String> texts);
}
