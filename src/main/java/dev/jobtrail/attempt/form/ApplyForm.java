package dev.jobtrail.attempt.form;

import dev.jobtrail.attempt.browser.UploadedFile;
import java.time.Duration;
import java.util.List;

/**
 * A form that is open in a browser, at one of its pages. Methods throw {@link FormException} where
 * the form does not do what it is asked to, and BrowserException.
 */
public interface ApplyForm {

  /** Whose form it is: a vendor's name in lower case, or {@code generic}. */
  String vendor();

  /** Where it is. */
  String address();

  /**
   * The fields of the page that is shown, read anew; what is no question of a person is left out.
   */
  List<FormField> fields();

  /** Chooses a file and waits until the form has taken it up. */
  void attach(FormField field, UploadedFile file);

  /**
   * Enters values and makes sure that the field holds them.
   *
   * @param values as {@link FieldKind} says; options by their texts
   */
  void fill(FormField field, List<String> values);

  /** Whether another page follows before the form can be sent. */
  boolean hasNextPage();

  /** Goes to the next page, which sends nothing. */
  void nextPage();

  /**
   * What the form finds wrong with what is entered, by the browser's own check and its messages.
   */
  List<String> complaints();

  /** A human check that is shown; null for none. */
  String humanCheck();

  /**
   * What says that the form has been sent although nobody has pressed its button; null for none.
   */
  String sentByItself();

  /** Presses the button that sends the form, once. */
  void submit();

  /** What became of it after {@link #submit}. */
  Verdict verdict(Duration wait);
}
