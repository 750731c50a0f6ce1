package dev.jobtrail.form;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Judges what a site shows after its form was submitted. Errors come before words of thanks, and a
 * confirmation needs evidence: the vendor's own sign, that of a known plugin for forms, or a text
 * or an address that confirms while the form is gone.
 *
 * @param states what the top and the form's frame say
 * @param now the fields that are shown; null while the page changes
 * @param isFrameGone whether the frame of the form no longer exists
 * @param answers what the site has answered to requests that carried the form, in any document
 */
record EndingPage(
    Before before,
    List<PageState> states,
    FormSnapshot now,
    boolean isFrameGone,
    Set<SiteAnswer> answers) {

  private static final int LONGEST_TEXT = 300;
  private static final int CLIENT_ERROR = 400;
  private static final int SERVER_ERROR = 500;

  /** A segment of a path, or a parameter, by which sites name their page of confirmation. */
  private static final Pattern ROUTE =
      Pattern.compile(
          "(?:^|[/?&=_-])(?:thank-?_?(?:s|you)|applied|confirmation|confirmed|success|submitted"
              + "|(?:application-)?(?:complete|received|sent)|danke|vielen-dank|bestaetigung"
              + "|merci|gracias|confirmacion|obrigado|sucesso|grazie|conferma|bedankt)"
              + "(?=$|[/?&=.])",
          Pattern.CASE_INSENSITIVE);

  /** A value of a parameter that denies it. */
  private static final Pattern DENIED =
      Pattern.compile("=(?:0|false|no|error|failed)(?=&|$)", Pattern.CASE_INSENSITIVE);

  /**
   * The page with the form before it was submitted.
   *
   * @param lines what it said at any time
   * @param documents when its documents were loaded
   * @param address of the top
   */
  record Before(
      FormVendor vendor,
      FormSnapshot form,
      Set<String> lines,
      Set<Double> documents,
      String address,
      boolean hadVerify) {

    static Before of(
        FormVendor vendor,
        FormSnapshot form,
        Set<String> lines,
        List<PageState> states,
        boolean hadVerify) {
      Set<String> all = new HashSet<>(lines);
      Set<Double> documents = new HashSet<>();
      for (PageState state : states) {
        all.addAll(state.lines());
        documents.add(state.document());
      }
      return new Before(
          vendor,
          form,
          Set.copyOf(all),
          Set.copyOf(documents),
          states.isEmpty() ? "" : states.getFirst().address(),
          hadVerify);
    }
  }

  /**
   * The verdict, or null while there is none.
   *
   * @param isSettled whether messages of the same document can be trusted to be the last ones
   */
  FormVerdict verdict(boolean isSettled) {
    FormVerdict own = ofVendor();
    if (own != null) {
      return own;
    }
    FormVerdict check = humanCheck();
    if (check != null) {
      return check;
    }
    if (states.stream().anyMatch(PageState::busy) && !isOtherDocument()) {
      return confirmation();
    }
    if (isSettled || isOtherDocument()) {
      FormVerdict refusal = refusal();
      if (refusal != null) {
        return refusal;
      }
    }
    return hasServerError() ? new FormVerdict.Unknown() : confirmation();
  }

  /**
   * Whether the fields that are shown may be of the same form: nothing thanks, fails or asks to
   * sign in.
   */
  boolean mayLeadOn() {
    return now != null
        && now.passwords() == 0
        && !mayConfirm()
        && !EndingText.thanks(told())
        && !hasError()
        && ofVendor() == null
        && humanCheck() == null;
  }

  /** Whether it may confirm the application, before the form is looked at. */
  boolean mayConfirm() {
    return isVendorsSuccess() || byPlugin().isPresent() || EndingText.received(told()).isPresent();
  }

  /** The confirmation, or null for none. */
  FormVerdict confirmation() {
    if (isVendorsSuccess()) {
      return new FormVerdict.Confirmed(vendorsText(), false);
    }
    List<String> told = told();
    if (hasError() || asksToVerify() != null || !EndingText.refusals(told).isEmpty()) {
      return null;
    }
    Optional<String> byPlugin = byPlugin();
    if (byPlugin.isPresent()) {
      return new FormVerdict.Confirmed(FormWords.excerpt(byPlugin.get(), LONGEST_TEXT), true);
    }
    if (hasOnlyFailed()) {
      return null;
    }
    Optional<String> received = EndingText.received(told);
    if (received.isPresent() && (isFormGone() || isFormEmptied())) {
      return new FormVerdict.Confirmed(FormWords.excerpt(received.get(), LONGEST_TEXT), true);
    }
    if (isConfirmedByAnswer()) {
      return new FormVerdict.Confirmed(
          FormWords.excerpt(told.isEmpty() ? address() : String.join(" ", told), LONGEST_TEXT),
          true);
    }
    // an address tells nothing of a page whose words are not understood, or that asks for more
    return isAtConfirmation()
            && isFormGone()
            && EndingText.thanks(told)
            && !EndingText.isConditional(told)
        ? new FormVerdict.Confirmed(
            FormWords.excerpt(told.isEmpty() ? address() : String.join(" ", told), LONGEST_TEXT),
            true)
        : null;
  }

  /** The site's interface took the application, and the page goes on without its form. */
  private boolean isConfirmedByAnswer() {
    return answers.stream().anyMatch(SiteAnswer::confirms)
        && answers.stream().noneMatch(SiteAnswer::isFailure)
        && isFormGone()
        && (now == null || now.passwords() == 0);
  }

  /** Whether each request that carried the form was refused or failed. */
  private boolean hasOnlyFailed() {
    return !answers.isEmpty() && answers.stream().allMatch(SiteAnswer::isFailure);
  }

  /** What a plugin says in its own place for forms that were sent, in whatever words. */
  private Optional<String> byPlugin() {
    return states.stream()
        .map(PageState::sentForm)
        .filter(it -> it != null && !before.lines().contains(it))
        .findFirst();
  }

  private FormVerdict ofVendor() {
    if (isVendorsSuccess()) {
      return new FormVerdict.Confirmed(vendorsText(), false);
    }
    for (PageState state : states) {
      if (state.failure() != null || before.vendor().isFailure(Page.uri(state.address()))) {
        String text = state.failure() == null ? "" : state.failure();
        return new FormVerdict.Refused(
            text.isBlank()
                ? "The site rejected the application."
                : FormWords.excerpt(text, LONGEST_TEXT),
            isStillOpen());
      }
    }
    return null;
  }

  private boolean isVendorsSuccess() {
    return states.stream()
        .anyMatch(
            it ->
                it.success() != null
                    || it.status() < CLIENT_ERROR
                        && before.vendor().isSuccess(Page.uri(it.address())));
  }

  private String vendorsText() {
    return states.stream()
        .map(PageState::success)
        .filter(it -> it != null && !it.isBlank())
        .findFirst()
        .or(() -> EndingText.received(told()))
        .map(it -> FormWords.excerpt(it, LONGEST_TEXT))
        .orElseGet(this::address);
  }

  private FormVerdict humanCheck() {
    String check =
        states.stream().map(PageState::check).filter(it -> it != null).findFirst().orElse(null);
    String asked = check == null ? asksToVerify() : check;
    return asked == null ? null : new FormVerdict.HumanCheck(asked);
  }

  private String asksToVerify() {
    return before.hadVerify()
        ? null
        : states.stream().map(PageState::verify).filter(it -> it != null).findFirst().orElse(null);
  }

  /**
   * The refusal by the form or the page. A form that is reset after the submission has empty
   * required fields again, so the browser's validation errors count only if they existed before.
   */
  private FormVerdict refusal() {
    List<String> said = new ArrayList<>();
    if (now != null && !now.fields().isEmpty() && !isFormGone()) {
      now.invalid().stream().filter(before.form().invalid()::contains).forEach(said::add);
      now.flagged().stream().filter(it -> !before.form().flagged().contains(it)).forEach(said::add);
      now.alerts().stream()
          .filter(it -> !before.form().alerts().contains(it))
          .filter(it -> EndingText.received(List.of(it)).isEmpty())
          .forEach(said::add);
    }
    if (said.isEmpty()) {
      said.addAll(EndingText.refusals(told()));
    }
    if (said.isEmpty() && hasOnlyFailed() && answers.stream().allMatch(SiteAnswer::refuses)) {
      answers.forEach(it -> said.addAll(it.messages()));
    }
    if (said.isEmpty() || hasServerError()) {
      return null;
    }
    return new FormVerdict.Refused(FormWords.excerpt(String.join("; ", said), 600), isStillOpen());
  }

  /** Whether the form is shown with its fields, and nothing says that it was received. */
  private boolean isStillOpen() {
    return now != null
        && now.keys().stream().anyMatch(before.form().keys()::contains)
        && EndingText.received(told()).isEmpty();
  }

  /** What was not there before. */
  private List<String> told() {
    return states.stream()
        .flatMap(it -> it.lines().stream())
        .filter(it -> !before.lines().contains(it))
        .toList();
  }

  private boolean isOtherDocument() {
    return states.stream().anyMatch(it -> !before.documents().contains(it.document()));
  }

  private boolean hasError() {
    return isOtherDocument()
        && states.stream().anyMatch(it -> it.status() >= CLIENT_ERROR || it.isBrowsersError());
  }

  private boolean hasServerError() {
    return isOtherDocument() && states.stream().anyMatch(it -> it.status() >= SERVER_ERROR);
  }

  private String address() {
    return states.getFirst().address();
  }

  private boolean isAtConfirmation() {
    String tail = tail(address());
    return !address().equals(before.address())
        && ROUTE.matcher(tail).find()
        && !DENIED.matcher(tail).find()
        && !ROUTE.matcher(tail(before.address())).find()
        && states.stream().allMatch(it -> it.length() > 0 && it.closedText() == null && !it.busy());
  }

  /** The path and the query. */
  private static String tail(String address) {
    URI uri = Page.uri(address);
    AddressParts parts = AddressParts.of(uri);
    return parts.query().isEmpty() ? parts.path() : parts.path() + "?" + parts.query();
  }

  /** No field of it is left, and no other form that has to be sent has come in its place. */
  private boolean isFormGone() {
    if (now == null) {
      return isFrameGone;
    }
    boolean isOther = now.keys().stream().noneMatch(before.form().keys()::contains);
    boolean goesOn =
        now.isForm() || now.mayBeForm() && now.fields().stream().anyMatch(it -> it.required());
    return isOther && !goesOn;
  }

  /** It is shown again without the values that were submitted, as after a reset. */
  private boolean isFormEmptied() {
    return now != null
        && now.flagged().isEmpty()
        && now.keys().equals(before.form().keys())
        && hasText(before.form())
        && !hasText(now);
  }

  private static boolean hasText(FormSnapshot form) {
    return form.fields().stream()
        .anyMatch(it -> it.widget() == ReadField.Widget.TEXT && !it.values().isEmpty());
  }
}
