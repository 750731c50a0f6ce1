package dev.jobtrail.ai.builtin;

import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.guard.EvidenceGuard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** A cover letter of the highlights that answer a posting best, and of nothing that none bears. */
final class Letter {

  private static final Texts TEXTS = new Texts("letter.txt");
  private static final int MOST_JOBS = 3;
  private static final int MOST_OF_JOB = 3;
  private static final int MOST_DEEDS = 6;
  private static final int MOST_CERTIFICATES = 2;
  private static final int MOST_SKILLS = 5;
  private static final int MOST_WORDS_OF_TASK = 16;

  /** Somewhat more than must be, for whoever counts words in another way. */
  private static final int SHORTEST = LetterTask.SHORTEST + 8;

  private static final int LONGEST = LetterTask.LONGEST - 20;

  /** Of an answer in a form, in words. */
  private static final int ROOM_OF_ANSWER = 100;

  /** What an owner asks for outweighs what a posting does. */
  private static final double ASKED_FOR = 1_000;

  private static final double OF_RECENT = 0.5;
  private static final double OF_FIGURES = 0.5;
  private static final Pattern FIGURE = Pattern.compile("\\d");
  private static final Pattern DEGREE =
      Pattern.compile(
          "(?:Bachelor|Master|Diploma|Doctorate|Licentiate|B\\.?Sc|M\\.?Sc|BA|MA|BFA|MFA|BEng|MEng|MBA|PhD|LLB|LLM|BBA)(?: of [\\p{L} ]+)?\\.?");
  private static final Pattern OTHER_GENDERS =
      Pattern.compile(
          "\\s*[(\\[](?:[a-zA-Z]{1,3}[/|]){1,3}[a-zA-Z*]{1,3}[)\\]]|\\s+[HFMWD]/[HFMWD](?:/[HFMWDX])?$");
  private static final Pattern YOU_WILL =
      Pattern.compile("(?i)^you(?:['’]ll| will)(?: be able to)? ");

  private final LetterTask task;
  private final TailoredResume resume;
  private final Wishes wishes;
  private final Language written;
  private final String language;
  private final String tone;
  private final int variant;
  private final Set<String> supported = new HashSet<>();

  Letter(LetterTask task, Vocabulary vocabulary) {
    this.task = task;
    resume =
        new TailoredResume(
            new TailoringTask(task.resume(), task.facts(), task.posting(), task.parsed()),
            vocabulary);
    wishes = new Wishes(task.instructions());
    var own = resume.language.name().toLowerCase(Locale.ROOT);
    var isOwn =
        resume.language == resume.asked.reading.language
            && !TEXTS.all(own + ".salutation.neutral").isEmpty();
    written = isOwn ? resume.language : Language.ENGLISH;
    language = written.name().toLowerCase(Locale.ROOT);
    tone = task.tone().name().toLowerCase(Locale.ROOT);
    var key = text(task.posting().company()) + "/" + text(task.posting().title());
    variant = Math.floorMod(key.hashCode(), 12);
  }

  String write(EvidenceGuard guard) {
    var opening = new ArrayList<Slot>();
    opening.add(new Slot(opening(), 0));
    opening.addAll(whyThisJob());
    var jobs = jobs();
    var besides = besides();
    var tasks = furtherTasks();
    var fillers = TEXTS.all(name("filler")).stream().map(it -> new Slot(List.of(it), 0)).toList();
    var closing =
        List.of(new Slot(wordings("closing." + tone), 0), new Slot(wordings("thanks." + tone), 0));
    check(guard, List.of(opening, besides, tasks, fillers, closing), jobs);
    return composed(opening, jobs, besides, tasks, fillers, closing);
  }

  /** The language that it is written in. */
  Language language() {
    return written;
  }

  /** Why this person wants the job, in a few sentences; shorter and shorter ones. */
  List<String> motivation(EvidenceGuard guard) {
    var why = new ArrayList<Slot>();
    why.add(new Slot(opening(), 0));
    why.addAll(whyThisJob());
    var jobs = jobs().stream().limit(1).toList();
    check(guard, List.of(why), jobs);
    var reason = sentences(why);
    var deeds = String.join(" ", evidence(jobs, ROOM_OF_ANSWER / 2));
    return List.of((reason + "\n\n" + deeds).strip(), reason);
  }

  /** What this person has done that the job asks for; shorter and shorter accounts. */
  List<String> experience(EvidenceGuard guard) {
    var besides = besides();
    var jobs = jobs();
    check(guard, List.of(besides), jobs);
    var paragraphs = new ArrayList<>(evidence(jobs, ROOM_OF_ANSWER));
    var added = added(besides, String.join(" ", paragraphs), ROOM_OF_ANSWER / 2);
    if (!added.isEmpty()) {
      paragraphs.add(added);
    }
    var accounts = new ArrayList<String>();
    for (var count = paragraphs.size(); count > 0; count--) {
      accounts.add(String.join("\n\n", paragraphs.subList(0, count)));
    }
    return accounts;
  }

  private List<String> opening() {
    var title = OTHER_GENDERS.matcher(text(task.posting().title())).replaceAll("").strip();
    var company = text(task.posting().company());
    var alternatives = new ArrayList<String>();
    if (!title.isEmpty() && !company.isEmpty()) {
      for (var wording : wordings("opening." + tone)) {
        alternatives.add(Texts.with(Texts.with(wording, "title", title), "company", company));
      }
    }
    if (!company.isEmpty()) {
      wordings("elsewhere").forEach(it -> alternatives.add(Texts.with(it, "company", company)));
    }
    alternatives.addAll(TEXTS.all(name("opening")));
    return alternatives;
  }

  private List<Slot> whyThisJob() {
    var alternatives = new ArrayList<String>();
    var tasks = tasks();
    for (var one : tasks) {
      if (isEnglish() && Told.isTask(one)) {
        wordings("task." + tone)
            .forEach(it -> alternatives.add(Texts.with(it, "task", lower(one))));
      }
    }
    for (var one : tasks) {
      wordings("quoted").forEach(it -> alternatives.add(Texts.with(it, "task", one)));
    }
    var shared = resume.answered().stream().limit(3).map(resume.wording::inSentence).toList();
    if (shared.size() > 1) {
      wordings("shared").forEach(it -> alternatives.add(Texts.with(it, "skills", list(shared))));
    }
    alternatives.addAll(wordings("plain"));
    return List.of(new Slot(alternatives, 0));
  }

  /** One more task in own words and one that is quoted. */
  private List<Slot> furtherTasks() {
    var told = new ArrayList<String>();
    var quoted = new ArrayList<String>();
    for (var one : tasks()) {
      if (isEnglish() && Told.isTask(one)) {
        wordings("also").forEach(it -> told.add(Texts.with(it, "task", lower(one))));
      }
      wordings("alsoquoted").forEach(it -> quoted.add(Texts.with(it, "task", one)));
    }
    return List.of(new Slot(told, 0), new Slot(quoted, 0));
  }

  /** What the posting wants done, closest to the resume first; none in another language. */
  private List<String> tasks() {
    var responsibilities = task.parsed().responsibilities();
    var postingLanguage = resume.asked.reading.language.name().toLowerCase(Locale.ROOT);
    if (responsibilities == null || !postingLanguage.equals(language)) {
      return List.of();
    }
    return responsibilities.stream()
        .map(Letter::task)
        .filter(it -> !it.isEmpty() && it.split(" ").length <= MOST_WORDS_OF_TASK)
        .sorted(
            Comparator.comparingDouble(
                it -> -resume.asked.skillsIn(it).stream().filter(resume.mentions::has).count()))
        .limit(4)
        .toList();
  }

  private static String task(String line) {
    return YOU_WILL
        .matcher(Told.oneSentence(line))
        .replaceFirst("")
        .replaceAll("(?i)\\bour\\b", "your")
        .replaceAll("\\bus\\b", "you")
        .replaceAll("[\"“”„]", "");
  }

  /** The positions that answer best, latest first. */
  private List<Job> jobs() {
    var jobs = new ArrayList<Job>();
    var count = ResumeParts.items(resume.document.path("work")).size();
    for (var i = 0; i < count; i++) {
      var job = job("/work/" + i);
      if (job != null) {
        jobs.add(job);
      }
    }
    jobs.sort(Comparator.comparing(Job::end).reversed());
    // without the latest one, readers would take an earlier one for it
    var chosen = new HashSet<Job>(jobs.stream().limit(1).toList());
    jobs.stream()
        .sorted(Comparator.comparingDouble(Job::weight).reversed())
        .filter(it -> !chosen.contains(it))
        .limit(aim() < 200 ? MOST_JOBS - 2 : MOST_JOBS - 1)
        .toList()
        .forEach(chosen::add);
    return jobs.stream().filter(chosen::contains).toList();
  }

  private Job job(String entry) {
    var position = resume.text(entry + "/position");
    var employer = resume.text(entry + "/name");
    if (position.isEmpty() || employer.isEmpty()) {
      return null;
    }
    var deeds = new ArrayList<Deed>();
    for (var part : resume.parts) {
      var isHighlight = part.pointer().startsWith(entry + "/highlights/");
      if (isHighlight || part.pointer().equals(entry + "/summary")) {
        told(part)
            .filter(it -> isHighlight || it.isDeed())
            .ifPresent(it -> deeds.add(new Deed(it, weight(part.text()))));
      }
    }
    deeds.sort(Comparator.comparingDouble(Deed::weight).reversed());
    var end = resume.isOver(entry) ? resume.text(entry + "/endDate") : "9999";
    return new Job(position, employer, end, deeds.stream().limit(MOST_DEEDS).toList());
  }

  private Optional<Told> told(ResumePart part) {
    if (!isEnglish()) {
      return Told.listed(part.text());
    }
    return resume.language == Language.ENGLISH
        ? Told.of(part.text(), resume.isOver(part.entry()), resume.vocabulary)
        : Told.quoted(part.text());
  }

  private double weight(String text) {
    return resume.asked.relevance(text)
        + (FIGURE.matcher(text).find() ? OF_FIGURES : 0)
        + (wishes.ask(text) ? ASKED_FOR : 0);
  }

  /** Skills, education, languages, certificates and confirmed facts. */
  private List<Slot> besides() {
    var slots = new ArrayList<Slot>();
    for (var fact : resume.facts) {
      if (fact.startsWith("I ") && isEnglish() && weight(fact) > 0) {
        slots.add(new Slot(List.of(fact.strip().replaceFirst("[.!]*$", ".")), weight(fact)));
      }
    }
    skills(slots);
    education(slots);
    certificates(slots);
    languages(slots);
    return slots;
  }

  private void skills(List<Slot> slots) {
    var skills = new ArrayList<>(resume.answered());
    skills.removeIf(it -> wishes.forbid(it.name()));
    skills.sort(Comparator.comparing(it -> !wishes.ask(it.name())));
    var names = skills.stream().limit(MOST_SKILLS).map(resume.wording::inSentence).toList();
    var alternatives = new ArrayList<String>();
    for (var count = names.size(); count >= 2; count--) {
      var some = list(names.subList(0, count));
      wordings("skills").forEach(it -> alternatives.add(Texts.with(it, "skills", some)));
    }
    if (!alternatives.isEmpty()) {
      slots.add(new Slot(alternatives, 1));
    }
  }

  private void education(List<Slot> slots) {
    var area = resume.text("/education/0/area");
    var school = resume.text("/education/0/institution");
    var study = resume.text("/education/0/studyType");
    var end = resume.text("/education/0/endDate");
    if (area.isEmpty() || school.isEmpty() || end.isEmpty()) {
      return;
    }
    var alternatives = new ArrayList<String>();
    if (DEGREE.matcher(study).matches() && isEnglish()) {
      var article = study.matches("M\\.?Sc.*|MA|MFA|MEng|MBA|LL.*") ? "an " : "a ";
      for (var it : wordings("degree")) {
        alternatives.add(with(it, area, school).replace("a {study}", article + study));
      }
    }
    wordings("studied").forEach(it -> alternatives.add(with(it, area, school)));
    slots.add(new Slot(alternatives, 0.8));
  }

  private static String with(String wording, String area, String school) {
    var named =
        school.startsWith("University") && wording.contains("from") ? "the " + school : school;
    return Texts.with(Texts.with(wording, "area", area), "school", named);
  }

  private void certificates(List<Slot> slots) {
    var asked =
        resume.parts.stream()
            .filter(it -> it.isOf("certificates") && weight(it.text()) > 0)
            .filter(it -> !wishes.forbid(it.text()))
            .sorted(Comparator.comparingDouble(it -> -weight(it.text())))
            .map(ResumePart::text)
            .toList();
    var alternatives = new ArrayList<String>();
    for (var count = Math.min(MOST_CERTIFICATES, asked.size()); count > 0; count--) {
      var some = list(asked.subList(0, count));
      wordings("certificate").forEach(it -> alternatives.add(Texts.with(it, "certificate", some)));
    }
    if (!alternatives.isEmpty()) {
      slots.add(new Slot(alternatives, weight(asked.getFirst())));
    }
  }

  private void languages(List<Slot> slots) {
    var isAsked = resume.asked.reading.skills.keySet().stream().anyMatch(Skill::isLanguage);
    var names =
        ResumeParts.items(resume.document.path("languages")).stream()
            .map(it -> ResumeParts.text(it.path("language")))
            .filter(it -> !it.isEmpty())
            .map(this::languageName)
            .limit(4)
            .toList();
    if (isAsked && names.size() > 1) {
      slots.add(
          new Slot(
              wordings("languages").stream()
                  .map(it -> Texts.with(it, "languages", list(names)))
                  .toList(),
              0.6));
    }
  }

  /** Languages are named in the letter's own. */
  private String languageName(String name) {
    var known = resume.vocabulary.skills.in(Words.of(name));
    return isEnglish() && known.size() == 1 && known.getFirst().meaning().isLanguage()
        ? known.getFirst().meaning().name()
        : name;
  }

  /** A position with what was done in it, the best first. */
  private record Job(String position, String employer, String end, List<Deed> deeds) {

    boolean isCurrent() {
      return end.equals("9999");
    }

    double weight() {
      return (isCurrent() ? OF_RECENT : 0)
          + deeds.stream().mapToDouble(Deed::weight).limit(2).sum();
    }
  }

  private record Deed(Told told, double weight) {}

  private void check(EvidenceGuard guard, List<List<Slot>> parts, List<Job> jobs) {
    var drafts = new ArrayList<String>();
    parts.forEach(part -> part.forEach(it -> drafts.addAll(it.alternatives())));
    for (var place = 0; place < jobs.size(); place++) {
      var job = jobs.get(place);
      var when = when(job, place);
      drafts.addAll(introductions(job, when, null));
      job.deeds().forEach(it -> drafts.addAll(introductions(job, when, it)));
      for (var which : List.of("second", "third", "mixed")) {
        job.deeds().forEach(it -> drafts.addAll(further(job, which, it)));
      }
    }
    var refused = new HashSet<String>();
    task.refused().forEach(it -> refused.add(Words.key(it.text())));
    for (var verdict : guard.checkEach(resume.evidence, drafts)) {
      if (verdict.letThrough()
          && !refused.contains(Words.key(verdict.text()))
          && !wishes.forbid(verdict.text())) {
        supported.add(verdict.text());
      }
    }
  }

  private String first(List<String> alternatives) {
    return alternatives.stream().filter(supported::contains).findFirst().orElse("");
  }

  private List<String> introductions(Job job, String when, Deed deed) {
    var kind = deed == null ? "none" : deed.told().isDeed() ? "verb" : "noun";
    var wordings =
        wordings(when + "." + kind).stream()
            .map(it -> Texts.with(it, "position", job.position()))
            .map(it -> Texts.with(it, "employer", job.employer()))
            .toList();
    return deed == null ? wordings : deed.told().in(wordings);
  }

  private List<String> further(Job job, String which, Deed deed) {
    if (deed.told().isDeed()) {
      return which.equals("mixed") ? List.of() : deed.told().in(wordings(which + ".verb"));
    }
    var form = which.equals("mixed") ? "mixed." : which + ".noun.";
    return deed.told().in(wordings(form + (job.isCurrent() ? "now" : "then")));
  }

  private String composed(
      List<Slot> opening,
      List<Job> jobs,
      List<Slot> besides,
      List<Slot> tasks,
      List<Slot> fillers,
      List<Slot> closing) {
    var start = sentences(opening);
    var end = sentences(closing);
    var salutation = TEXTS.first(name("salutation." + tone));
    var regards = TEXTS.first(name("regards." + tone)) + "\n" + resume.text("/basics/name");
    var fixed = count(salutation) + count(start) + count(end) + count(regards);
    var paragraphs = evidence(jobs, aim() - fixed);
    var words = fixed + paragraphs.stream().mapToInt(Letter::count).sum();
    var added = added(besides, String.join(" ", paragraphs), aim() - words);
    words += count(added);
    var wish = new StringBuilder(start);
    words += fill(wish, tasks, words, start);
    var filled = new StringBuilder();
    fill(filled, turned(fillers), words, "");
    var all = new ArrayList<String>();
    all.add(salutation);
    all.add(wish.toString());
    all.addAll(paragraphs);
    all.add(added);
    all.add((filled + " " + end).strip());
    all.add(regards.strip());
    return String.join(
        "\n\n", all.stream().map(String::strip).filter(it -> !it.isEmpty()).toList());
  }

  private int aim() {
    if (tone.equals("concise") || wishes.isShort) {
      return 175;
    }
    return wishes.isLong ? LONGEST : 270;
  }

  /** Paragraphs on the positions, as far as there is room. */
  private List<String> evidence(List<Job> jobs, int room) {
    var told = new ArrayList<String>();
    var left = room;
    for (var place = 0; place < jobs.size() && left > 0; place++) {
      var most = place == 0 ? MOST_OF_JOB : MOST_OF_JOB - 1;
      var paragraph = paragraph(jobs.get(place), when(jobs.get(place), place), left, most);
      if (!paragraph.isEmpty()) {
        told.add(paragraph);
        left -= count(paragraph);
      }
    }
    return told;
  }

  private static String when(Job job, int place) {
    return switch (place) {
      case 0 -> job.isCurrent() ? "current" : "last";
      case 1 -> "before";
      default -> "earlier";
    };
  }

  private String paragraph(Job job, String when, int room, int most) {
    var usable =
        job.deeds().stream()
            .filter(it -> !first(introductions(job, when, it)).isEmpty())
            .findFirst();
    var text = new StringBuilder(first(introductions(job, when, usable.orElse(null))));
    if (text.isEmpty()) {
      return "";
    }
    var told = 1;
    var isThing = usable.isPresent() && !usable.get().told().isDeed();
    for (var deed : job.deeds()) {
      if (told == most || count(text.toString()) >= room) {
        break;
      }
      if (usable.isPresent() && deed.equals(usable.get())) {
        continue;
      }
      // "it" must be the work that the sentence before speaks of
      var which = !deed.told().isDeed() && !isThing ? "mixed" : told == 1 ? "second" : "third";
      var sentence = first(further(job, which, deed));
      if (!sentence.isEmpty()) {
        text.append(' ').append(sentence);
        told++;
        isThing |= which.equals("mixed");
      }
    }
    return text.toString();
  }

  /** The weightiest of what stands besides the positions, in the order of the slots. */
  private String added(List<Slot> besides, String told, int room) {
    var chosen = new HashSet<Slot>();
    var left = Math.max(room, SHORTEST / 5);
    var byWeight =
        besides.stream().sorted(Comparator.comparingDouble(Slot::weight).reversed()).toList();
    for (var slot : byWeight) {
      var sentence = first(slot.alternatives());
      if (!sentence.isEmpty() && count(sentence) <= left && !told.contains(sentence)) {
        chosen.add(slot);
        left -= count(sentence);
      }
    }
    return sentences(besides.stream().filter(chosen::contains).toList());
  }

  /** Adds sentences until there are enough words; how many words came. */
  private int fill(StringBuilder text, List<Slot> slots, int words, String told) {
    var came = 0;
    for (var slot : slots) {
      var sentence =
          slot.alternatives().stream()
              .filter(supported::contains)
              .filter(it -> !repeats(text.toString() + told, it))
              .findFirst()
              .orElse("");
      if (words + came < SHORTEST && !sentence.isEmpty()) {
        text.append(text.isEmpty() ? "" : " ").append(sentence);
        came += count(sentence);
      }
    }
    return came;
  }

  /** Whether what a sentence speaks of was spoken of already. */
  private boolean repeats(String told, String sentence) {
    var before = told.toLowerCase(Locale.ROOT);
    var its = sentence.toLowerCase(Locale.ROOT);
    return tasks().stream()
        .map(it -> it.toLowerCase(Locale.ROOT))
        .anyMatch(it -> its.contains(it) && before.contains(it));
  }

  private String sentences(List<Slot> slots) {
    return String.join(
        " ",
        slots.stream().map(it -> first(it.alternatives())).filter(it -> !it.isEmpty()).toList());
  }

  private List<Slot> turned(List<Slot> slots) {
    if (slots.isEmpty()) {
      return slots;
    }
    var from = variant % Math.min(3, slots.size());
    var turned = new ArrayList<>(slots.subList(from, slots.size()));
    turned.addAll(slots.subList(0, from));
    return turned;
  }

  private boolean isEnglish() {
    return language.equals("english");
  }

  private String name(String part) {
    return language + "." + part;
  }

  /** The wordings of a name, beginning with the one that the posting decides. */
  private List<String> wordings(String part) {
    var all = TEXTS.all(name(part));
    if (all.size() < 2) {
      return all;
    }
    var from = variant % all.size();
    var turned = new ArrayList<>(all.subList(from, all.size()));
    turned.addAll(all.subList(0, from));
    return turned;
  }

  private String list(List<String> items) {
    return Texts.list(items, TEXTS.first(name("and")));
  }

  private static String lower(String text) {
    return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  private static String text(String it) {
    return it == null ? "" : PostingParser.cut(it.strip(), PostingText.LONGEST_LINE);
  }

  private static int count(String text) {
    return text.isBlank() ? 0 : text.strip().split("\\s+").length;
  }
}
