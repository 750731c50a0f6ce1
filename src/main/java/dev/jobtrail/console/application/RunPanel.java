package dev.jobtrail.console.application;

import dev.jobtrail.account.LocalPath;
import dev.jobtrail.attempt.AskedAccount;
import dev.jobtrail.attempt.AskedQuestion;
import dev.jobtrail.attempt.AttemptState;
import dev.jobtrail.attempt.AttemptView;
import dev.jobtrail.attempt.EventKind;
import dev.jobtrail.attempt.answer.DayAnswer;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.ConsoleMessages;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.WebLink;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** The texts of an assisted apply run. */
@TemplateData
record RunPanel(AttemptView attempt) {

  /** Beyond as many choices a list to open is easier than a row of buttons. */
  private static final int MOST_BUTTONS = 7;

  /** A log entry. */
  @TemplateData
  record Line(Instant at, String kind, String label, String text, boolean isFault) {}

  /**
   * A question with its input type.
   *
   * @param id of its input on the page
   * @param index of its answer in the form
   * @param answer what its input holds at first; null for nothing
   * @param required whether it can be left empty
   * @param isCorrection whether the answer replaces a value that was entered
   */
  @TemplateData
  record Asked(
      String id,
      int index,
      AskedQuestion question,
      String answer,
      boolean required,
      boolean isCorrection) {

    static Asked correction(AttemptView attempt, int index) {
      var field = attempt.fields().get(index);
      return new Asked(
          "field-%s-%d".formatted(attempt.id(), index),
          0,
          field.question(),
          field.answer(),
          field.required(),
          true);
    }

    public boolean isFree() {
      return question.options().isEmpty();
    }

    /** The type of an input for a date; null for any other text. */
    public String dayType() {
      return question.format() == null
          ? null
          : question.format().equals(DayAnswer.FORMAT_OF_MONTH) ? "month" : "date";
    }

    public boolean isLine() {
      return isCorrection && !question.longText();
    }

    public boolean isProposed() {
      return question.proposal() != null;
    }

    /** The choices; Yes and No are ours where the form has a box to tick. */
    public List<Choice> options() {
      var messages = PageMessages.of(ConsoleMessages.class);
      var chosen = answer == null ? List.<String>of() : answer.lines().toList();
      return question.options().stream()
          .map(
              it ->
                  new Choice(
                      it,
                      switch (it) {
                        case "Yes" -> messages.yes();
                        case "No" -> messages.no();
                        default -> it;
                      },
                      chosen.contains(it)))
          .toList();
    }

    public int rows() {
      return isProposed() ? 8 : question.longText() ? 4 : 2;
    }

    /** In characters, as the form or the service takes them. */
    public int longest() {
      return question.longest(AskedQuestion.LONGEST_ANSWER);
    }

    public boolean isTicked() {
      return !isFree() && question.several();
    }

    public boolean isPressed() {
      return !isFree() && !question.several() && question.options().size() <= MOST_BUTTONS;
    }
  }

  /** A field, with the question that corrects its value; null where that is not possible. */
  @TemplateData
  record CorrectableField(FieldLine line, Asked correction) {}

  public boolean isOpen() {
    return attempt.isOpen();
  }

  public boolean isWorking() {
    return attempt.state() == AttemptState.FILLING || attempt.state() == AttemptState.SUBMITTING;
  }

  public boolean isAsking() {
    return attempt.state() == AttemptState.ASKING;
  }

  public boolean isReady() {
    return attempt.state() == AttemptState.READY;
  }

  public boolean isSubmitting() {
    return attempt.state() == AttemptState.SUBMITTING;
  }

  public String state() {
    return ApplicationWords.of(attempt.state(), attempt.outcome());
  }

  public String tone() {
    return ApplicationWords.tone(attempt.state(), attempt.outcome());
  }

  public String mode() {
    return ApplicationWords.of(attempt.submitMode());
  }

  /** The account that the site asks for; null where it asks for none. */
  public AskedAccount account() {
    return attempt.asked().stream()
        .map(AskedQuestion::account)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** The action that it waits for. */
  public String explanation() {
    return switch (attempt.state()) {
      case FILLING -> messages().runFillingExplained();
      case ASKING ->
          account() == null ? messages().runAskingExplained() : messages().runAccountExplained();
      case READY -> messages().runReadyExplained();
      case SUBMITTING -> messages().runSubmittingExplained();
      case DONE -> ending();
    };
  }

  private String ending() {
    return switch (attempt.outcome()) {
      case null -> "";
      case SUBMITTED -> messages().runSentExplained();
      case BLOCKED -> messages().runStoppedExplained();
      case CAPTCHA -> messages().runCaptchaExplained();
      case ABANDONED -> messages().runAbandonedExplained();
      case ERROR -> messages().runFailedExplained();
    };
  }

  /** Why it stopped, as a sentence; null if it did not. */
  public String reason() {
    if (attempt.reason() == null || attempt.reason().isEmpty()) {
      return null;
    }
    var reason = ApplicationWords.translated(attempt.reason());
    var sentence = Character.toUpperCase(reason.charAt(0)) + reason.substring(1);
    return sentence.matches("(?s).*[.!?…]") ? sentence : sentence + ".";
  }

  /** Further obstacles. */
  public List<String> blockers() {
    return attempt.blockers().stream()
        .filter(it -> !it.equals(attempt.reason()))
        .map(ApplicationWords::translated)
        .toList();
  }

  /** What is remarkable about its end; null for nothing. */
  public String note() {
    return ApplicationWords.translated(attempt.note());
  }

  /** The site of the form; null if unknown. */
  public String vendor() {
    var vendor = attempt.atsVendor();
    if (vendor == null) {
      return null;
    }
    return vendor.equals("generic")
        ? messages().unknownSystem()
        : ApplicationWords.sentence(vendor);
  }

  /** The form's address; null for none that a browser should follow. */
  public String formLink() {
    return WebLink.orNull(attempt.applyUrl());
  }

  public List<CorrectableField> fields() {
    var lines = FieldLine.of(attempt.fields());
    return IntStream.range(0, lines.size())
        .mapToObj(
            it ->
                new CorrectableField(
                    lines.get(it),
                    attempt.fields().get(it).question() == null
                        ? null
                        : Asked.correction(attempt, it)))
        .toList();
  }

  public List<Asked> asked() {
    return IntStream.range(0, attempt.asked().size())
        .mapToObj(
            it -> {
              var question = attempt.asked().get(it);
              var id = "answer-%s-%d".formatted(attempt.id(), it);
              return new Asked(id, it, question, question.proposal(), true, false);
            })
        .toList();
  }

  /** Identifies the fields: what is typed into them stays in the page while this is the same. */
  public String fieldsId() {
    return "fields-%s-%s".formatted(attempt.id(), version());
  }

  /** Names the run as it is, so that a page that shows it need not be sent again. */
  public String version() {
    return attempt.updatedAt().toEpochMilli() + "-" + attempt.events().size();
  }

  /** Identifies the questions: typed text stays in the page while this is the same. */
  public String questionsId() {
    return "questions-" + attempt.id() + "-" + attempt.updatedAt().toEpochMilli();
  }

  /** The log, newest first. */
  public List<Line> log() {
    return attempt.events().reversed().stream()
        .map(
            it ->
                new Line(
                    it.at(),
                    ApplicationWords.of(it.kind()),
                    label(it),
                    ApplicationWords.translated(it.text()),
                    it.error()))
        .toList();
  }

  /** A page of the form, or the form's own words for a field. */
  private static String label(AttemptView.EventView event) {
    return event.kind() == EventKind.NAVIGATE || event.kind() == EventKind.READ
        ? ApplicationWords.translated(event.label())
        : event.label();
  }

  /** Identifies the screenshot, which stays in the page until a newer one is loaded. */
  public String pictureId() {
    return "picture-" + attempt.id();
  }

  private static AttemptMessages messages() {
    return PageMessages.of(AttemptMessages.class);
  }

  /** The screenshot at the address that the page was asked at; null for none. */
  public String picture() {
    return attempt.screenshotUrl() == null ? null : LocalPath.ofPage(attempt.screenshotUrl());
  }
}
