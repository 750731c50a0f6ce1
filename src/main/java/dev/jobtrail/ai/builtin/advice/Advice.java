package dev.jobtrail.ai.builtin.advice;

import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.List;

/** The answer to one request: suggestions, and sentences for the reply. */
record Advice(List<Suggestion> suggestions, List<String> remarks) {

  static final Advice NONE = new Advice(List.of(), List.of());

  static Advice of(List<Suggestion> suggestions) {
    return new Advice(suggestions, List.of());
  }

  static Advice of(Suggestion suggestion) {
    return of(List.of(suggestion));
  }

  static Advice remark(String text) {
    return new Advice(List.of(), List.of(text));
  }

  boolean isEmpty() {
    return suggestions.isEmpty() && remarks.isEmpty();
  }

  Advice and(Advice other) {
    var both = new ArrayList<>(suggestions);
    both.addAll(other.suggestions);
    var all = new ArrayList<>(remarks);
    other.remarks.stream().filter(it -> !all.contains(it)).forEach(all::add);
    return new Advice(both, all);
  }

  /** This one where it says something, else another. */
  Advice or(Advice other) {
    return isEmpty() ? other : this;
  }
}
