package dev.jobtrail.form;

import java.net.URI;
import java.util.Map;
import java.util.Optional;

/**
 * Knowledge about the forms of one applicant tracking system; the generic rules apply to everything
 * left empty.
 *
 * <p>Selectors are CSS, empty for none; each is tried in the document and in every open shadow root
 * separately, so one must not reach across a shadow boundary.
 */
public abstract class FormVendor {

  private final String name;
  private final String marker;
  private final Map<FormPart, String> selectors;

  /**
   * A vendor.
   *
   * @param name in lower case, as the contract's boards are named
   * @param marker selector of what only its pages contain; identifies them on the employers' hosts
   * @param selectors of the parts of its pages
   */
  protected FormVendor(String name, String marker, Map<FormPart, String> selectors) {
    this.name = name;
    this.marker = marker;
    this.selectors = selectors;
  }

  public final String name() {
    return name;
  }

  /** Whether a URL is on one of its hosts. */
  public abstract boolean isOwn(URI address);

  /** Whether the path or a parameter identifies its forms on hosts of employers. */
  public boolean isEmployers(URI address) {
    return false;
  }

  final String marker() {
    return marker;
  }

  final Map<FormPart, String> selectors() {
    return selectors;
  }

  /**
   * The URL of the form of a posting, if it is derived from the posting's URL.
   *
   * @param posting an address that {@link #isOwn} or {@link #isEmployers} is true of
   */
  public Optional<URI> formAddress(URI posting) {
    return Optional.empty();
  }

  /**
   * Where the vendor publishes the questions of a form without a key, if it does.
   *
   * @param form the address of the form
   */
  public Optional<QuestionsRequest> questions(URI form) {
    return Optional.empty();
  }

  /**
   * The site that an account of the applicant is for, where the vendor's forms ask for one and a
   * run may sign in there.
   *
   * @param page the address of the page that asks
   * @return a host, with what else tells employers on it apart; empty where runs do not sign in
   */
  public Optional<String> accountSite(URI page) {
    return Optional.empty();
  }

  /** The meaning of a field; null if only its label tells. */
  public FieldMeaning meaning(FieldClue clue) {
    return null;
  }

  /** Whether a URL means that the application was received. */
  public boolean isSuccess(URI address) {
    return false;
  }

  /** Whether a URL means that the site rejects the application, such as a duplicate. */
  public boolean isFailure(URI address) {
    return false;
  }

  /** Whether a URL means that the job is no longer open. */
  public boolean isClosed(URI address) {
    return false;
  }

  /** Whether an empty page means that the browser is blocked. */
  public boolean isEmptyWhenBlocked() {
    return false;
  }
}
