package dev.jobtrail.ai.builtin.advice;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One thing that a message asks for.
 *
 * @param concepts what the words mean
 * @param objects what the message names: skills, employers, quoted texts
 * @param text its words as they are written
 * @param detail what the words before the first object name of it: "the end date of Acme"; null
 *     where they name nothing
 * @param payload the new text where the message gives one behind a colon; null otherwise
 * @param number of a list item, from 1 on, -1 for the last; null where none is named
 * @param unexplained how many words are neither understood nor in the resume
 */
record Request(
    Set<RequestConcept> concepts,
    List<String> objects,
    String text,
    RequestConcept detail,
    String payload,
    Integer number,
    int unexplained) {

  boolean has(RequestConcept concept) {
    return concepts.contains(concept);
  }

  boolean hasAny(Collection<RequestConcept> any) {
    return concepts.stream().anyMatch(any::contains);
  }

  /** The first concept of a set that the request has, in the order of their declaration. */
  Optional<RequestConcept> firstOf(Collection<RequestConcept> any) {
    return concepts.stream().filter(any::contains).sorted().findFirst();
  }
}
