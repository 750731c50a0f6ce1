package dev.jobtrail.form;

import java.net.URI;
import java.util.Optional;

/**
 * What is known of the forms of one applicant tracking system; whatever is left empty is told by
 * the generic rules.
 *
 * <p>Selectors are CSS, empty for none; each is tried in the document and in every open shadow root
 * by itself, so one must not reach across a shadow boundary.
 */
public interface FormVendor {

  /** In lower case, as the contract's boards are named. */
  String name();

  /** Whether an address is one of its own hosts. */
  boolean isOwn(URI address);

  /** Whether the path or a parameter tells its forms on the hosts of employers. */
  default boolean isEmployers(URI address) {
    return false;
  }

  /** What only its pages have, so that it is known on employers' own hosts. */
  String marker();

  /**
   * The page of the form of a posting, where that is another one that its address tells.
   *
   * @param posting an address that {@link #isOwn} or {@link #isEmployers} is true of
   */
  default Optional<URI> formAddress(URI posting) {
    return Optional.empty();
  }

  /** The link or button that leads from the posting to the form. */
  default String wayToForm() {
    return "";
  }

  /** What holds the whole form; fields outside of it are none of its own. */
  default String form() {
    return "";
  }

  /** What holds one question with its fields. */
  default String question() {
    return "";
  }

  /** Within a question, what it asks. */
  default String questionTitle() {
    return "";
  }

  /** The question itself, or something within it, that says that it must be answered. */
  default String questionRequired() {
    return "";
  }

  /** What holds lists of education or experience; nothing within is read. */
  default String repeater() {
    return "";
  }

  /** Fields that no person sees and that must stay empty; the generic rules find most. */
  default String honeypot() {
    return "";
  }

  /** What a field is used for; null where its label is to tell. */
  default FieldMeaning meaning(FieldClue clue) {
    return null;
  }

  /** Text boxes where one of the suggestions must be chosen, beside those that say so by ARIA. */
  default String search() {
    return "";
  }

  /** One suggestion of such a box, where it is no ARIA option. */
  default String suggestion() {
    return "";
  }

  /** Shown, or a hidden field that has a value, once the CV has been taken up. */
  default String uploaded() {
    return "";
  }

  /** Shown when the CV was not taken up. */
  default String uploadFailed() {
    return "";
  }

  /** The button to the next page of the form. */
  default String next() {
    return "";
  }

  /** The button that sends the form. */
  default String send() {
    return "";
  }

  /** Shown when the application is in. */
  default String success() {
    return "";
  }

  /** Whether an address is only reached when the application is in. */
  default boolean isSuccess(URI address) {
    return false;
  }

  /** Shown when the site refuses the application. */
  default String failure() {
    return "";
  }

  /** Whether an address tells that the site refuses the application, as one received before. */
  default boolean isFailure(URI address) {
    return false;
  }

  /** Shown when a human has to go on, such as boxes for a code that was sent by e-mail. */
  default String humanCheck() {
    return "";
  }

  /** Shown when the job is no longer open. */
  default String closed() {
    return "";
  }

  /** Whether an address tells that the job is no longer open. */
  default boolean isClosed(URI address) {
    return false;
  }

  /** Whether an empty page means that the browser is kept out. */
  default boolean isEmptyWhenBlocked() {
    return false;
  }
}
