package dev.jobtrail.resume.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.advice.ResumeTexts.Entry;
import dev.jobtrail.resume.advice.ResumeTexts.Text;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Collects the remarks on a resume. Their bounds are explained in docs/decisions/resumes.md. */
final class ResumeRemarks {

  /** More help nobody, and a response stays small. */
  private static final int MOST = 100;

  private static final int MOST_PAGES = 2;

  /** Publications of researchers, whose resumes are long. */
  private static final int ACADEMIC = 3;

  private static final int LONGEST_SUMMARY = 90;
  private static final int LONGEST_PROSE = 120;
  private static final int LONGEST_BULLET = 40;
  private static final int SHORTEST_BULLET = 3;
  private static final int FEWEST_BULLETS = 5;
  private static final int MANY_JOBS = 3;

  /** Years between the first and the latest start. */
  private static final int LONG_CAREER = 5;

  private static final int HARD = 30;
  private static final int LONG_SENTENCES = 20;
  private static final int QUOTED = 60;

  private static final List<String> DATES = List.of("startDate", "endDate", "date", "releaseDate");

  private final JsonNode resume;
  private final ResumeTexts texts;
  private final Optional<TextMorphology> morphology;
  private final Optional<ReadingEase> ease;
  private final List<Remark> remarks = new ArrayList<>();

  private ResumeRemarks(JsonNode resume) {
    this.resume = resume;
    texts = ResumeTexts.of(resume);
    morphology = TextMorphology.of(texts.all().map(Text::words).toList());
    ease =
        morphology.flatMap(
            it -> ReadingEase.of(texts.prose().stream().map(Text::words).toList(), it.language()));
  }

  static ResumeRemarks of(JsonNode resume, int pages) {
    var remarks = new ResumeRemarks(resume);
    remarks.addContact();
    remarks.addSummary();
    remarks.addDates();
    remarks.addLengths(pages);
    remarks.addWording();
    remarks.remarks.sort(Comparator.comparing(Remark::kind));
    return remarks;
  }

  List<Remark> all() {
    return remarks.stream().limit(MOST).toList();
  }

  int words() {
    return texts.all().mapToInt(Text::length).sum();
  }

  Optional<ReadingEase> ease() {
    return ease;
  }

  Optional<TextMorphology> morphology() {
    return morphology;
  }

  private void addContact() {
    var basics = resume.path("basics");
    if (isEmpty(basics.path("name"))) {
      add(RemarkKind.MISSING_CONTACT, "/basics/name", Message.of("Your name is missing."));
    }
    if (isEmpty(basics.path("email"))) {
      add(
          RemarkKind.MISSING_CONTACT,
          "/basics/email",
          Message.of("An e-mail address is missing: employers answer to it."));
    }
    if (isEmpty(basics.path("phone"))) {
      add(
          RemarkKind.MISSING_CONTACT,
          "/basics/phone",
          Message.of("A phone number is missing: recruiters often call first."));
    }
  }

  private void addSummary() {
    if (texts.summary().isEmpty() && !texts.isSummaryHidden() && isCareer()) {
      add(
          RemarkKind.MISSING_SUMMARY,
          "/basics/summary",
          Message.of(
              "A summary is missing. Say in two to four sentences what you do best, and for whom."));
    }
  }

  /** Whether there is more to sum up than the first job says. */
  private boolean isCareer() {
    var starts =
        texts.entries("work").stream()
            .map(it -> it.value("startDate"))
            .filter(it -> it.matches("\\d{4}.*"))
            .mapToInt(it -> Integer.parseInt(it.substring(0, 4)))
            .summaryStatistics();
    return texts.entries("work").size() >= MANY_JOBS
        || starts.getCount() > 1 && starts.getMax() - starts.getMin() >= LONG_CAREER;
  }

  private void addDates() {
    for (var job : texts.entries("work")) {
      if (job.value("startDate").isEmpty()) {
        addMissingDate(job, "startDate", job.value("endDate").isEmpty());
      }
    }
    for (var entry : texts.entries("education")) {
      if (entry.value("startDate").isEmpty() && entry.value("endDate").isEmpty()) {
        addMissingDate(entry, "endDate", true);
      }
    }
    for (var entry : texts.entries()) {
      DATES.stream()
          .filter(it -> ResumeDates.isImpossible(entry.value(it)))
          .forEach(
              it ->
                  add(
                      RemarkKind.IMPOSSIBLE_DATE,
                      entry.path() + "/" + it,
                      Message.of(
                          "The date “%s” does not exist. Correct its month or its day.",
                          entry.value(it))));
    }
    for (var entry : texts.entries()) {
      if (ResumeDates.areTurned(entry.value("startDate"), entry.value("endDate"))) {
        var title = entry.title();
        add(
            RemarkKind.TURNED_DATES,
            entry.path() + "/endDate",
            title.isEmpty()
                ? Message.of("An entry ends before it begins. Correct one of its dates.")
                : Message.of("“%s” ends before it begins. Correct one of its dates.", title));
      }
    }
    var jobs = texts.entries("work");
    for (var gap : jobs.isEmpty() ? List.<EmploymentGaps.Gap>of() : EmploymentGaps.of(resume)) {
      remarks.add(
          new Remark(
              RemarkKind.GAP,
              jobs.get(gap.after()).path() + "/startDate",
              null,
              gap.months(),
              Message.of(
                  "No entry covers the %d months between “%s” and “%s”. Add what you did in that time, or be ready to explain it.",
                  gap.months(), jobs.get(gap.before()).title(), jobs.get(gap.after()).title())));
    }
  }

  private void addMissingDate(Entry entry, String property, boolean hasNone) {
    var title = entry.title();
    var missing =
        hasNone ? Message.of("An entry has no date.") : Message.of("An entry has no start date.");
    var missingOf =
        hasNone
            ? Message.of("“%s” has no date.", title)
            : Message.of("“%s” has no start date.", title);
    add(
        RemarkKind.MISSING_DATE,
        entry.path() + "/" + property,
        title.isEmpty() ? missing : missingOf);
  }

  private void addLengths(int pages) {
    var limit = ResumeDesign.of(resume).maxPages();
    if (limit.isPresent() && pages > limit.getAsInt()) {
      addPages(
          pages,
          Message.of(
              "The resume has %d pages in the smallest type and does not fit on %d. Shorten it, or change the number of pages in its design.",
              pages, limit.getAsInt()));
    } else if (pages > MOST_PAGES && texts.entries("publications").size() < ACADEMIC) {
      addPages(
          pages,
          Message.of(
              "The resume has %d pages. Most readers expect one or two: shorten what is old or of no use for the job.",
              pages));
    }
    var summary = texts.summary().stream().mapToInt(Text::length).sum();
    if (summary > LONGEST_SUMMARY) {
      addLength(
          texts.summary().getFirst(),
          summary,
          Message.of(
              "The summary has %d words. Readers skim it in seconds: two to four sentences do.",
              summary));
    }
    for (var entry : texts.entries()) {
      for (var text : entry.prose()) {
        if (text.length() > LONGEST_PROSE) {
          addLength(
              text,
              text.length(),
              Message.of(
                  "This paragraph has %d words. Divide it into bullets, one result each.",
                  text.length()));
        }
      }
      entry.bullets().forEach(this::addBullet);
    }
    texts.entries("work").stream()
        .max(Comparator.comparing((Entry it) -> it.value("startDate")))
        .filter(it -> it.bullets().isEmpty() && it.prose().isEmpty())
        .ifPresent(
            it ->
                remarks.add(
                    new Remark(
                        RemarkKind.TEXT_TOO_SHORT,
                        it.path() + "/highlights",
                        null,
                        0,
                        Message.of("“%s” does not say what you did there.", it.title()))));
  }

  private void addPages(int pages, Message message) {
    remarks.add(new Remark(RemarkKind.RESUME_LENGTH, "", null, pages, message));
  }

  private void addBullet(Text bullet) {
    var length = bullet.length();
    if (length > LONGEST_BULLET) {
      addLength(
          bullet,
          length,
          Message.of("This bullet has %d words. Shorten it to two lines, or divide it.", length));
    } else if (isKeyword(bullet)) {
      remarks.add(
          new Remark(
              RemarkKind.TEXT_TOO_SHORT,
              bullet.path(),
              bullet.words(),
              length,
              Message.of(
                  "“%s” is a keyword rather than a result. Say what you did with it, or move it to the skills.",
                  bullet.words())));
    }
  }

  /** "Payroll", but not "Drove taxis". */
  private boolean isKeyword(Text bullet) {
    var tokens = Tokenizer.tokenize(bullet.words());
    return !tokens.isEmpty()
        && tokens.size() < SHORTEST_BULLET
        && morphology.filter(it -> !it.mayBeVerb(tokens.getFirst())).isPresent();
  }

  private void addLength(Text text, int length, Message message) {
    remarks.add(
        new Remark(RemarkKind.TEXT_TOO_LONG, text.path(), quoted(text.words()), length, message));
  }

  private void addWording() {
    morphology.ifPresent(
        it -> {
          remarks.addAll(WeakOpenings.of(texts.bullets(), it.language()));
          remarks.addAll(new Repetitions(resume, texts.bullets(), it).remarks());
          addFigures(it);
          ease.filter(ease -> ease.value() < HARD && ease.wordsOfSentence() > LONG_SENTENCES)
              .ifPresent(this::addEase);
        });
  }

  private void addFigures(TextMorphology words) {
    var bullets = texts.bullets();
    if (bullets.size() >= FEWEST_BULLETS
        && texts.all().noneMatch(it -> hasFigure(it.words(), words))) {
      add(
          RemarkKind.NO_FIGURES,
          bullets.getFirst().path(),
          Message.of(
              "No text names a figure. Amounts, numbers of people and times show how much you did."));
    }
  }

  private static boolean hasFigure(String text, TextMorphology words) {
    return text.chars().anyMatch(Character::isDigit)
        || Tokenizer.tokenize(text).stream().anyMatch(words::isNumber);
  }

  private void addEase(ReadingEase ease) {
    var longest =
        texts.prose().stream()
            .flatMap(
                text ->
                    ReadingEase.sentences(List.of(text.words())).stream()
                        .map(it -> new Text(text.path(), it)))
            .max(Comparator.comparingInt(Text::length))
            .orElseThrow();
    remarks.add(
        new Remark(
            RemarkKind.READING_EASE,
            longest.path(),
            quoted(longest.words()),
            ease.value(),
            Message.of(
                "The sentences are hard to read: %d of 100 by %s’s formula, with %d words in a sentence on average. Divide the longest ones.",
                ease.value(), ease.formula().author(), ease.wordsOfSentence())));
  }

  private void add(RemarkKind kind, String path, Message message) {
    remarks.add(new Remark(kind, path, null, null, message));
  }

  private static boolean isEmpty(JsonNode value) {
    return value.asText("").isBlank();
  }

  /** The first words of a text, as they are written. */
  private static String quoted(String text) {
    var end = text.length() <= QUOTED ? text.length() : text.lastIndexOf(' ', QUOTED);
    return text.substring(0, end < 1 ? QUOTED : end);
  }
}
