package dev.jobtrail.attempt;

import dev.jobtrail.attempt.answer.DayAnswer;
import dev.jobtrail.attempt.answer.KnownAnswers;
import dev.jobtrail.attempt.answer.Reply;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.UploadedFile;
import dev.jobtrail.form.ApplicationForm;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormException;
import dev.jobtrail.form.FormField;
import dev.jobtrail.form.FormProblem;
import dev.jobtrail.form.PageTurn;
import dev.jobtrail.form.QuestionsRequest;
import dev.jobtrail.form.RequiredQuestion;
import dev.jobtrail.form.VendorQuestions;
import dev.jobtrail.text.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Fills in a form page by page from known answers. Files come first, because forms overwrite fields
 * with data read from them; questions that appear because of an answer are answered too.
 */
final class FormFiller {

  /** The page shows a CAPTCHA or another check for humans. */
  static final class HumanCheckShown extends RuntimeException {

    private static final long serialVersionUID = 1L;

    HumanCheckShown(String message) {
      super(message);
    }
  }

  /** The page submitted the form automatically. */
  static final class SentByPage extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SentByPage(String message) {
      super(message);
    }
  }

  /** Forms that ask one question at a time have a page for each. */
  private static final int MOST_PAGES = 40;

  /** How often a page is read again for questions that its answers have brought up. */
  private static final int MOST_ROUNDS = 6;

  /** How long a form may take to check what was entered. */
  private static final Duration CHECKING = Duration.ofMillis(600);

  /** How often a field is entered that its page overwrites. */
  private static final int MOST_TRIES = 3;

  private final ApplicationForm form;
  private final RunMaterial material;
  private final FillLog log;
  private final Requirements requirements;
  private final KnownAnswers known;
  private final List<SeenField> seen = new ArrayList<>();
  private final List<AskedQuestion> asked = new ArrayList<>();
  private final List<String> doubts = new ArrayList<>();
  private final Map<String, Integer> labels = new HashMap<>();
  private final Map<String, String> firstLabels = new HashMap<>();

  /**
   * The files that a page was given, by label; some forms put something else in their boxes' place.
   */
  private final Map<String, Attached> attached = new LinkedHashMap<>();

  /** All fields of the pages so far, as they were left. */
  private final List<FormField> met = new ArrayList<>();

  /** The fields of the current page without the files that it was given, by label. */
  private Map<String, FormField> shown = Map.of();

  /** The current page, from 1. */
  private int page = 1;

  /** Whether a press of Submit has led on, so that the next one belongs to it. */
  private boolean isSubmitting;

  /** How many fields are of earlier pages. */
  private int seenEarlier;

  private int metEarlier;
  private int doubtsEarlier;

  /** How often the current page was read anew. */
  private int readings;

  /** When a choice was entered last, in the time of {@link System#nanoTime}. */
  private long chosenAt = System.nanoTime();

  /** All fields of the current page as it was read last. */
  private Collection<FormField> shownHere = List.of();

  /** A file that a page was given, as it is reviewed and as a field that holds it. */
  private record Attached(SeenField seen, FormField held) {}

  /** Asks a vendor which questions its form requires. */
  interface Requirements extends Function<QuestionsRequest, List<RequiredQuestion>> {}

  FormFiller(ApplicationForm form, RunMaterial material, Requirements requirements, FillLog log) {
    this.requirements = requirements;
    this.form = form;
    this.material = material;
    this.log = log;
    this.known = new KnownAnswers(material.applicant());
  }

  /**
   * Fills it up to its last page, or to the first one with a question that only the person can
   * answer.
   *
   * @throws FormException where it cannot be gone through
   */
  FillResult fill() {
    for (int turns = 0; turns < MOST_PAGES; turns++) {
      if (hasTurnedPage(page)) {
        page++;
        continue;
      }
      askForUnread();
      askForProblems();
      if (hasMoreQuestions()) {
        startAgain();
        continue;
      }
      if (!asked.isEmpty()) {
        return result();
      }
      var turn = form.hasNextPage() && !isReviewed() ? nextPage() : PageTurn.LAST;
      switch (turn) {
        case OTHER -> {
          page++;
          startPage();
          log.line(EventKind.NAVIGATE, Message.of("Page %d", page).english(), form.address());
          requireHumanless();
        }
        case LONGER -> startAgain();
        case LAST -> {
          if (asked.isEmpty()) {
            askForRequired();
            askForHidden();
          }
          return result();
        }
      }
    }
    throw tooManyPages();
  }

  /**
   * Fills in what follows a button that was pressed to submit and has led on to other questions.
   */
  FillResult fillFurther() {
    isSubmitting = true;
    if (++page > MOST_PAGES) {
      throw tooManyPages();
    }
    startPage();
    return fill();
  }

  private static FormException tooManyPages() {
    return new FormException(Message.of("The form has more than %d pages.", MOST_PAGES));
  }

  /**
   * The questions that a form asks again when it refuses what was submitted; none where it does not
   * say which.
   */
  FillResult refused() {
    // a form that is shown again may have lost the values that it does not complain about
    askFor(form.problems().stream().filter(it -> it.byPage() || !wasAnswered(it.field())).toList());
    return result();
  }

  private FillResult result() {
    return new FillResult(List.copyOf(seen), List.copyOf(asked), List.copyOf(doubts));
  }

  /** Whether the applicant has reviewed all up to here, where the next button may be the last. */
  private boolean isReviewed() {
    return form.mayEndHere()
        && (isSubmitting || material.isToBeSent() && result().isAsSeen(material.seen()));
  }

  /** Whether this run has come further from here before, with the same answers. */
  private boolean hasLedOnBefore() {
    var before = material.seen().stream().filter(it -> it.page() == page).toList();
    return material.seen().stream().anyMatch(it -> it.page() > page)
        && before.stream().noneMatch(it -> it.source() == FieldSource.CORRECTION)
        && new FillResult(onPage(), List.of(), List.of()).isAsSeen(before);
  }

  private List<SeenField> onPage() {
    return seen.stream().filter(it -> it.page() == page).toList();
  }

  /** A form may say only now what is missing on its page; it is the last one then. */
  private PageTurn nextPage() {
    try {
      return form.nextPage(hasLedOnBefore());
    } catch (FormException e) {
      requireHumanless();
      if (hasMoreQuestions()) {
        return PageTurn.LONGER;
      }
      askForProblems();
      if (asked.isEmpty()) {
        throw e;
      }
      return PageTurn.LAST;
    }
  }

  /** Whether questions have come up since the page was filled in, at most a few times. */
  private boolean hasMoreQuestions() {
    return readings < MOST_ROUNDS
        && form.fields().stream()
            .anyMatch(it -> shownHere.stream().noneMatch(read -> isSame(read, it)));
  }

  private static boolean isSame(FormField one, FormField other) {
    return one.key().equals(other.key()) && one.kind() == other.kind()
        || one.label().equals(other.label());
  }

  private void startPage() {
    readings = 0;
    shown.keySet().forEach(label -> labels.merge(base(label), 1, Integer::sum));
    attached.clear();
    seenEarlier = seen.size();
    metEarlier = met.size();
    doubtsEarlier = doubts.size();
  }

  /** The page is read anew with what has come up on it. */
  private void startAgain() {
    readings++;
    asked.clear();
    doubts.subList(doubtsEarlier, doubts.size()).clear();
    seen.subList(seenEarlier, seen.size()).clear();
    met.subList(metEarlier, met.size()).clear();
  }

  /** What the page itself considers missing or invalid is asked, whatever was read as required. */
  private void askForProblems() {
    var problems = form.problems();
    if (problems.stream().anyMatch(it -> wasAnswered(it.field()))) {
      pause(CHECKING); // many forms check what was entered with a delay
      problems = form.problems();
    }
    if (chooseSuggestions(problems)) {
      pause(CHECKING);
      takeChosen();
      problems = form.problems();
    }
    askFor(problems);
  }

  /** A known text that a page refuses may have to be chosen from its suggestions. */
  private boolean chooseSuggestions(List<FormProblem> problems) {
    var hasChosen = false;
    for (var problem : problems) {
      var field = problem.field();
      if (field.kind() == FieldKind.TEXT
          && reply(field.label(), field, shown) instanceof Reply.Fill fill
          && fill.values().size() == 1) {
        hasChosen |= form.choose(field, fill.values().getFirst());
      }
    }
    return hasChosen;
  }

  /** What was chosen is what is reviewed, not what was typed. */
  private void takeChosen() {
    for (var field : form.fields()) {
      shown.entrySet().stream()
          .filter(it -> it.getValue().key().equals(field.key()))
          .map(Map.Entry::getKey)
          .findFirst()
          .ifPresent(
              label ->
                  seen.replaceAll(
                      it ->
                          it.label().equals(label) && it.kind() == field.kind()
                              ? it.with(shown(field.values()))
                              : it));
    }
  }

  private boolean wasAnswered(FormField field) {
    return shown.values().stream()
        .anyMatch(it -> it.key().equals(field.key()) && !it.values().isEmpty());
  }

  private void askFor(List<FormProblem> problems) {
    for (var problem : problems) {
      shown.entrySet().stream()
          .filter(it -> it.getValue().key().equals(problem.field().key()))
          .map(Map.Entry::getKey)
          .filter(label -> asked.stream().noneMatch(it -> it.question().equals(label)))
          .findFirst()
          .ifPresent(
              label -> {
                doubts.add("%s: %s".formatted(label, problem.text()));
                ask(label, problem.field(), reply(label, problem.field(), shown));
              });
    }
  }

  private void askForUnread() {
    form.unreadQuestions().stream()
        .filter(it -> !firstLabels.containsValue(it))
        .forEach(this::askUnread);
  }

  /** A browser does not send a form with a required field that is empty, shown or not. */
  private void askForHidden() {
    form.hiddenQuestions()
        .forEach(
            it ->
                ask(
                    it,
                    "The form requires an answer, but does not show the question. Answer it on the"
                        + " site."));
  }

  private void askUnread(String label) {
    ask(
        label,
        "The form requires an answer, and its field could not be read. Answer it on the site.");
  }

  private void ask(String label, String doubt) {
    doubts.add("%s: %s".formatted(label, doubt));
    asked.add(new AskedQuestion(label, List.of(), false, false, false, null, null, null, null));
    log.line(EventKind.ASK, label, null);
  }

  /** What the vendor itself requires is asked, even where its page does not mark it. */
  private void askForRequired() {
    var required = form.questions().map(requirements).orElse(List.of());
    for (var question : VendorQuestions.unanswered(required, met, known)) {
      shown.entrySet().stream()
          .filter(it -> question.fields().contains(it.getValue()))
          .findFirst()
          .ifPresentOrElse(
              it -> {
                doubts.add(it.getKey() + ": The site requires an answer.");
                ask(it.getKey(), it.getValue(), reply(it.getKey(), it.getValue(), shown));
              },
              () -> askUnread(question.label()));
    }
  }

  private static void pause(Duration time) {
    try {
      Thread.sleep(time.isNegative() ? Duration.ZERO : time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BrowserException(BrowserException.Fault.INTERRUPTED, "Interrupted", e);
    }
  }

  /**
   * Fills in a page.
   *
   * @return whether the page has gone on to another one by itself, as some do on a choice
   */
  private boolean hasTurnedPage(int page) {
    var named = named(page, form.fields());
    log.line(
        EventKind.READ,
        Message.of("Page %d", page).english(),
        Message.of("%d fields", named.size()).english());
    attachFiles(page, named);
    var failed = new HashMap<String, String>();
    var tries = new HashMap<String, Integer>();
    named = named(page, form.fields());
    var hasEntered = true;
    for (int round = 0; round < MOST_ROUNDS && hasEntered; round++) {
      var before = System.nanoTime();
      hasEntered = enter(named, tries, failed);
      if (chosenAt - before > 0) {
        // a choice may bring up other questions, or the next page
        pause(CHECKING.minusNanos(System.nanoTime() - chosenAt));
      }
      var now = form.fields();
      if (isOtherPage(named.values(), now)) {
        takeLeft(page, named);
        return true;
      }
      named = named(page, now);
    }
    requireHumanless();
    var last = named;
    shownHere = List.copyOf(last.values());
    takeAttached();
    last.keySet().removeAll(attached.keySet());
    last.forEach((label, field) -> take(page, label, field, last, failed));
    met.addAll(last.values());
    shown = Collections.unmodifiableMap(new LinkedHashMap<>(last));
    return false;
  }

  private static boolean isChosen(FormField field) {
    return switch (field.kind()) {
      case CHOICE, CHOICES, TICK -> true;
      case TEXT, EMAIL, PHONE, URL, NUMBER, SEARCH, LONG_TEXT, DATE, MONTH, FILE, PASSWORD, OTHER ->
          false;
    };
  }

  private static boolean isOtherPage(Collection<FormField> before, List<FormField> now) {
    return !now.isEmpty()
        && now.stream().noneMatch(it -> before.stream().anyMatch(other -> isSame(other, it)));
  }

  /** A page that has gone on by itself has taken what was entered. */
  private void takeLeft(int page, Map<String, FormField> left) {
    takeAttached();
    left.keySet().removeAll(attached.keySet());
    left.forEach(
        (label, field) -> {
          var values = field.values();
          FieldSource source = null;
          if (reply(label, field, left) instanceof Reply.Fill fill) {
            values = fill.values();
            source = source(label, fill.source());
          }
          seen.add(
              SeenField.of(page, label, field, values, source, null)
                  .about(topic(label, field, left)));
          met.add(field.holding(values));
        });
    shown = Collections.unmodifiableMap(new LinkedHashMap<>(left));
    startPage();
  }

  private void takeAttached() {
    attached
        .values()
        .forEach(
            it -> {
              seen.add(it.seen());
              met.add(it.held());
            });
  }

  private void requireHumanless() {
    var check = form.humanCheck();
    if (check != null) {
      throw new HumanCheckShown(check);
    }
    var sent = form.sentByItself();
    if (sent != null) {
      throw new SentByPage(sent);
    }
  }

  private void attachFiles(int page, Map<String, FormField> named) {
    named.forEach(
        (label, field) -> {
          if (attached.containsKey(label)) {
            return;
          }
          switch (reply(label, field, named)) {
            case Reply.AttachResume _ ->
                attach(page, label, field, material.resume(), FieldSource.RESUME);
            case Reply.AttachLetter _ -> attachLetter(page, label, field);
            case Reply.Fill _, Reply.Leave _, Reply.Ask _ -> {}
          }
        });
  }

  /** A run continues without a letter that the form does not insist on. */
  private void attachLetter(int page, String label, FormField field) {
    try {
      attach(page, label, field, material.letter(), FieldSource.LETTER);
    } catch (FormException e) {
      if (field.required()) {
        throw e;
      }
      doubts.add("%s: %s".formatted(label, e.getMessage()));
      log.line(EventKind.NOTE, label, e.getMessage());
    }
  }

  private void attach(
      int page,
      String label,
      FormField field,
      Function<String, UploadedFile> file,
      FieldSource source) {
    var chosen = file.apply(field.accept());
    form.attach(field, chosen);
    var name = List.of(chosen.name());
    attached.put(
        label,
        new Attached(SeenField.of(page, label, field, name, source, null), field.holding(name)));
    log.line(EventKind.UPLOAD, label, chosen.name());
  }

  /**
   * Enters what is known and not there yet.
   *
   * @param tries how often each field was entered
   * @return whether anything was entered, which may have brought up other questions
   */
  private boolean enter(
      Map<String, FormField> named, Map<String, Integer> tries, Map<String, String> failed) {
    var changed = false;
    for (var entry : named.entrySet()) {
      var label = entry.getKey();
      var field = entry.getValue();
      if (field.kind() != FieldKind.FILE
          && !failed.containsKey(label)
          && reply(label, field, named)
              instanceof Reply.Fill(var values, var source, var question, _)
          && !HeldValues.of(field).answer(values)) {
        if (tries.merge(label, 1, Integer::sum) > MOST_TRIES) {
          failed.put(label, "The form does not keep the entered values.");
          continue;
        }
        changed = true;
        try {
          form.fill(field, values);
          if (isChosen(field)) {
            chosenAt = System.nanoTime();
          }
          log.line(
              EventKind.FILL, label, entry(label, told(field, values), source, question).english());
        } catch (FormException e) {
          failed.put(label, e.getMessage());
          log.line(EventKind.NOTE, label, e.getMessage());
        }
      }
    }
    return changed;
  }

  private void take(
      int page,
      String label,
      FormField field,
      Map<String, FormField> named,
      Map<String, String> failed) {
    var reply = reply(label, field, named);
    var entered =
        reply instanceof Reply.Fill fill && HeldValues.of(field).answer(fill.values())
            ? fill
            : null;
    var shown =
        SeenField.of(
                page,
                label,
                field,
                field.values(),
                entered == null ? null : source(label, entered.source()),
                entered == null ? null : entered.answeredOn())
            .about(topic(label, field, named));
    var isDay =
        DayAnswer.format(field.kind()) != null && entered != null && !entered.values().isEmpty();
    seen.add(isDay ? shown.withDay(entered.values().getFirst()) : shown);
    if (failed.containsKey(label)) {
      doubts.add("%s: %s".formatted(label, failed.get(label)));
    }
    var mustBeAsked = field.required() || reply instanceof Reply.Ask(_, var always, _) && always;
    if (field.kind() == FieldKind.PASSWORD && field.required()) {
      ask(
          label,
          "The form asks for a password within its questions. Enter it on the site, and continue"
              + " there.");
    } else if (mustBeAsked && isOpen(reply, field, failed.containsKey(label))) {
      ask(label, field, reply);
    }
  }

  private FieldSource source(String label, Reply.Source source) {
    return isCorrection(label, source) ? FieldSource.CORRECTION : FieldSource.of(source);
  }

  private boolean isCorrection(String label, Reply.Source source) {
    return source == Reply.Source.GIVEN && material.corrected().contains(label);
  }

  /** What the form has filled in by itself is no answer of the person. */
  private static boolean isOpen(Reply reply, FormField field, boolean hasFailed) {
    return switch (reply) {
      case Reply.Ask _ -> true;
      case Reply.Fill _ -> hasFailed || field.values().isEmpty();
      case Reply.AttachResume _, Reply.AttachLetter _, Reply.Leave _ -> field.values().isEmpty();
    };
  }

  private void ask(String label, FormField field, Reply reply) {
    var sensitive = reply instanceof Reply.Ask(var isSensitive, _, _) && isSensitive;
    var options = field.kind() == FieldKind.TICK ? AskedQuestion.TICK : field.options();
    asked.add(
        new AskedQuestion(
            label,
            options,
            field.kind() == FieldKind.CHOICES,
            sensitive,
            field.kind() == FieldKind.LONG_TEXT,
            field.maxLength(),
            DayAnswer.format(field.kind()),
            reply instanceof Reply.Ask(_, _, var proposal) ? proposal : null,
            null));
    log.line(EventKind.ASK, label, options.isEmpty() ? null : String.join(" | ", options));
  }

  private String topic(String label, FormField field, Map<String, FormField> named) {
    return known.topicOf(labelled(field, label), List.copyOf(named.values()));
  }

  private Reply reply(String label, FormField field, Map<String, FormField> named) {
    return known.replyTo(labelled(field, label), List.copyOf(named.values()));
  }

  /** Labels tell fields apart for the person, so a second one of the same name gets a number. */
  private Map<String, FormField> named(int page, List<FormField> fields) {
    var named = new LinkedHashMap<String, FormField>();
    var counts = new HashMap<>(labels);
    for (var field : fields) {
      // an upload may show the file's name where the label was
      var first = firstLabels.computeIfAbsent(page + " " + field.key(), _ -> field.label());
      var label = first.isBlank() ? "Unnamed field" : first;
      var count = counts.merge(label, 1, Integer::sum);
      named.put(count == 1 ? label : "%s (%d)".formatted(label, count), field);
    }
    return named;
  }

  private static String base(String label) {
    return label.replaceFirst(" \\(\\d+\\)$", "");
  }

  private static FormField labelled(FormField field, String label) {
    return new FormField(
        field.key(),
        label,
        field.section(),
        field.names(),
        field.kind(),
        field.meaning(),
        field.required(),
        field.options(),
        field.values(),
        field.autocomplete(),
        field.maxLength(),
        field.accept());
  }

  /** A box is ticked in any language. */
  private static List<String> told(FormField field, List<String> values) {
    return field.kind() == FieldKind.TICK && values.contains("true") ? List.of("\u2713") : values;
  }

  private static String shown(List<String> values) {
    return String.join(", ", values);
  }

  private Message entry(String label, List<String> values, Reply.Source source, String question) {
    return isCorrection(label, source)
        ? Message.of("%s (your correction)", shown(values))
        : withSource(shown(values), source, question);
  }

  /** Shows which remembered answer is used for a question in other words. */
  private static Message withSource(String value, Reply.Source source, String question) {
    return switch (source) {
      case PROFILE -> Message.of("%s (apply profile)", value);
      case REMEMBERED ->
          question == null
              ? Message.of("%s (saved answer)", value)
              : Message.of("%s (saved answer): \"%s\"", value, question);
      case RESUME -> Message.of("%s (from the resume)", value);
      case LETTER -> Message.of("%s (cover letter)", value);
      case GIVEN -> Message.of("%s (your answer)", value);
      case DECLINED -> Message.of("%s (declined to answer)", value);
    };
  }
}
