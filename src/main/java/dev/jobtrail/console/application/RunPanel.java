package dev.jobtrail.console.application;

import dev.jobtrail.account.LocalPath;
import dev.jobtrail.attempt.AskedQuestion;
import dev.jobtrail.attempt.AttemptState;
import dev.jobtrail.attempt.AttemptView;
import dev.jobtrail.console.WebLink;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.List;

/** An assisted apply run in words. */
@TemplateData
record RunPanel(AttemptView attempt) {

  /** Beyond as many choices a list to open is easier than a row of buttons. */
  private static final int MOST_BUTTONS = 7;

  /** A line of the log. */
  @TemplateData
  record Line(Instant at, String kind, String label, String text, boolean isFault) {}

  /** A question with the way to answer it. */
  @TemplateData
  record Asked(AskedQuestion question) {

    public boolean isFree() {
      return question.options().isEmpty();
    }

    public boolean isProposed() {
      return question.proposal() != null;
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

  /** What it waits for. */
  public String explanation() {
    return switch (attempt.state()) {
      case FILLING -> "A browser reads the form and fills it in. This takes a minute or two.";
      case ASKING -> "The form asks what your resume and your apply profile do not tell.";
      case READY ->
          "The form is filled in. Look at what it holds; it is sent once you press Submit.";
      case SUBMITTING -> "The form is filled in again and sent. It cannot be called back.";
      case DONE -> ending();
    };
  }

  private String ending() {
    return switch (attempt.outcome()) {
      case null -> "";
      case SUBMITTED -> "The site has taken the application.";
      case BLOCKED -> "This form cannot be gone through here. Send the application by hand.";
      case CAPTCHA -> "Only a human may pass this check. Send the application by hand.";
      case ABANDONED -> "It was ended before anything was sent.";
      case ERROR -> "Look at the reason before you try again.";
    };
  }

  /** Why it stopped, as a sentence; null where it did not. */
  public String reason() {
    var reason = attempt.reason();
    if (reason == null || reason.isEmpty()) {
      return null;
    }
    var sentence = Character.toUpperCase(reason.charAt(0)) + reason.substring(1);
    return sentence.matches("(?s).*[.!?…]") ? sentence : sentence + ".";
  }

  /** What stopped it besides. */
  public List<String> blockers() {
    return attempt.blockers().stream().filter(it -> !it.equals(attempt.reason())).toList();
  }

  /** The site behind the form; null where it is not known. */
  public String vendor() {
    var vendor = attempt.atsVendor();
    if (vendor == null) {
      return null;
    }
    return vendor.equals("generic") ? "A site of its own" : ApplicationWords.sentence(vendor);
  }

  /** The form's address; null for none that a browser should follow. */
  public String formLink() {
    return WebLink.orNull(attempt.applyUrl());
  }

  public List<Asked> asked() {
    return attempt.asked().stream().map(Asked::new).toList();
  }

  /** Names the run as it is, so that a page that shows it need not be sent again. */
  public String version() {
    return attempt.updatedAt().toEpochMilli() + "-" + attempt.events().size();
  }

  /** Names the questions as they are: what was typed stays in the page as long as this does. */
  public String questionsId() {
    return "questions-" + attempt.id() + "-" + attempt.updatedAt().toEpochMilli();
  }

  /** The log, newest first. */
  public List<Line> log() {
    return attempt.events().reversed().stream()
        .map(
            it ->
                new Line(
                    it.at(), ApplicationWords.of(it.kind()), it.label(), it.text(), it.error()))
        .toList();
  }

  /** The screenshot at the address that the page was asked at; null for none. */
  public String picture() {
    return attempt.screenshotUrl() == null ? null : LocalPath.ofPage(attempt.screenshotUrl());
  }
}
