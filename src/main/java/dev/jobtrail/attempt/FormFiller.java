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
import dev.jobtrail.form.QuestionsRequest;
import dev.jobtrail.form.RequiredQuestion;
import dev.jobtrail.form.VendorQuestions;
import dev.jobtrail.text.Message;
import java.time.Duration;
import java.util.ArrayList;
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

  private static final int MOST_PAGES = 12;

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
  private final Map<String, SeenField> attached = new LinkedHashMap<>();

  /** All fields of the pages so far, as they were left. */
  private final List<FormField> met = new ArrayList<>();

  /** The fields of the current page without the files that it was given, by label. */
  private Map<String, FormField> shown = Map.of();

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
    for (int page = 1; page <= MOST_PAGES; page++) {
      fillPage(page);
      askForUnread();
      askForProblems();
      if (!asked.isEmpty()) {
        return result();
      }
      if (!form.hasNextPage()) {
        askForRequired();
        return result();
      }
      if (!isAtNextPage()) {
        return result();
      }
      log.line(EventKind.NAVIGATE, Message.of("Page %d", page + 1).english(), form.address());
      requireHumanless();
    }
    throw new FormException(Message.of("The form has more than %d pages.", MOST_PAGES));
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

  /** A form may say only now what is missing on its page. */
  private boolean isAtNextPage() {
    try {
      form.nextPage();
      return true;
    } catch (FormException e) {
      askForProblems();
      if (asked.isEmpty()) {
        throw e;
      }
      return false;
    }
  }

  /** What the page itself considers missing or invalid is asked, whatever was read as required. */
  private void askForProblems() {
    var problems = form.problems();
    if (!problems.isEmpty()) {
      pause(); // many forms check what was entered with a delay
      problems = form.problems();
    }
    if (chooseSuggestions(problems)) {
      pause();
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

  private void askUnread(String label) {
    doubts.add(
        "%s: The form requires an answer, and its field could not be read. Answer it on the site."
            .formatted(label));
    asked.add(new AskedQuestion(label, List.of(), false, false, false, null, null, null));
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

  private static void pause() {
    try {
      Thread.sleep(CHECKING);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BrowserException(BrowserException.Fault.INTERRUPTED, "Interrupted", e);
    }
  }

  private void fillPage(int page) {
    var named = named(page, form.fields());
    log.line(
        EventKind.READ,
        Message.of("Page %d", page).english(),
        Message.of("%d fields", named.size()).english());
    attachFiles(page, named);
    var failed = new HashMap<String, String>();
    var tries = new HashMap<String, Integer>();
    for (int round = 0; round < MOST_ROUNDS; round++) {
      named = named(page, form.fields());
      if (!enter(named, tries, failed)) {
        break;
      }
    }
    requireHumanless();
    var last = named(page, form.fields());
    seen.addAll(attached.values());
    last.keySet().removeAll(attached.keySet());
    last.forEach((label, field) -> take(page, label, field, last, failed));
    met.addAll(last.values());
    shown = Collections.unmodifiableMap(new LinkedHashMap<>(last));
    last.keySet().forEach(label -> labels.merge(base(label), 1, Integer::sum));
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
    attached.clear();
    named.forEach(
        (label, field) -> {
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
    met.add(held(field, chosen.name()));
    attached.put(label, SeenField.of(page, label, field, List.of(chosen.name()), source, null));
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
          log.line(EventKind.FILL, label, entry(label, values, source, question).english());
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
            entered == null ? null : entered.answeredOn());
    var isDay = field.kind() == FieldKind.DATE && entered != null && !entered.values().isEmpty();
    seen.add(isDay ? shown.withDay(entered.values().getFirst()) : shown);
    if (failed.containsKey(label)) {
      doubts.add("%s: %s".formatted(label, failed.get(label)));
    }
    var mustBeAsked = field.required() || reply instanceof Reply.Ask(_, var always) && always;
    if (mustBeAsked && isOpen(reply, field, failed.containsKey(label))) {
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
    var sensitive = reply instanceof Reply.Ask(var isSensitive, _) && isSensitive;
    var options = field.kind() == FieldKind.TICK ? AskedQuestion.TICK : field.options();
    asked.add(
        new AskedQuestion(
            label,
            options,
            field.kind() == FieldKind.CHOICES,
            sensitive,
            field.kind() == FieldKind.LONG_TEXT,
            field.maxLength(),
            field.kind() == FieldKind.DATE ? DayAnswer.FORMAT : null,
            null));
    log.line(EventKind.ASK, label, options.isEmpty() ? null : String.join(" | ", options));
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

  /** A box for files may be emptied by its page once it has taken the file over. */
  private static FormField held(FormField field, String file) {
    return new FormField(
        field.key(),
        field.label(),
        field.section(),
        field.names(),
        field.kind(),
        field.meaning(),
        field.required(),
        field.options(),
        List.of(file),
        field.autocomplete(),
        field.maxLength(),
        field.accept());
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
