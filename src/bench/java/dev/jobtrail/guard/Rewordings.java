package dev.jobtrail.guard;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.text.Morphology;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Makes honest edits and inventions of resumes by the templates of {@code src/bench/guard/rewordings},
 * and prints how many of the first the guard refuses and how many of the second it lets through, by
 * family and language.
 *
 * <p>Arguments: "used", "left-out" or "all", and folders with resumes; it runs in the root of the repository. The hash of its file's name says to
 * which half a resume belongs. Of those left out only the counts are printed.
 */
final class Rewordings {

  private static final int SHOWN = Integer.getInteger("shown", 6);

  private static final Path FOLDER = Path.of("src/bench/guard/rewordings");

  private static final Pattern FIELD = Pattern.compile("\\{([^}]+)}");
  private static final Pattern NUMBER = Pattern.compile("\\d+(?:[.,]\\d+)*");
  private static final Pattern BY = Pattern.compile("(.+?),? by (\\p{L}+ing\\b.*)");
  private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+(?=\\p{Lu})");

  /** What a tailoring leaves out first: a further statement, or what stands in brackets. */
  private static final Pattern TAIL = Pattern.compile("\\s*;.*|\\s*\\([^()]*\\)$");

  private static final Pattern HELP =
      Pattern.compile(
          "^(?:(?:helped|supported|assisted)(?: (?:to|with|in|at))? "
              + "|(?:unterstützung|mithilfe|mitarbeit|mitwirkung) (?:bei|beim|an|am|in|der|des) (?:der |den |dem )?"
              + "|(?:participation|aide|appui|contribution) (?:à la |à l'|aux? |à )"
              + "|(?:apoyo|ayuda|participación|colaboración) (?:en|a|al|con) (?:la |el |los |las )?)",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern FLUENT =
      Pattern.compile(
          "\\b(?:C[12]|native|fluent|mother tongue|Muttersprache|fließend|verhandlungssicher|langue maternelle|courant"
              + "|bilingue|nativ[ao]|lengua materna)",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern BASIC =
      Pattern.compile(
          "\\b(?:A[12]|basic|elementary|Grundkenntnisse|notions|scolaire|básico|elemental)",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern RANKED =
      Pattern.compile(
          "\\b(?:senior|sénior|lead|head|chief|chef|manager|director|leit|respons|jef[ea]|encargad|meister)",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Map<String, TextLanguage> LANGUAGES =
      Map.of(
          "English", TextLanguage.ENGLISH,
          "German", TextLanguage.GERMAN,
          "French", TextLanguage.FRENCH,
          "Spanish", TextLanguage.SPANISH);

  private record Template(
      TextLanguage language, String section, String kind, boolean isHonest, String family, String text) {

    String name() {
      return (isHonest ? "+" : "-") + language + " " + kind + " " + family;
    }
  }

  private record Edit(Template template, String place, String text) {

    ProposedChange change() {
      return switch (template.kind()) {
        case "bullet" -> new ProposedChange(ChangeKind.BULLET, "", place, null, text, "");
        case "headline" -> new ProposedChange(ChangeKind.HEADLINE, "", "/basics/label", null, text, "");
        default -> new ProposedChange(ChangeKind.SUMMARY, "", "/basics/summary", null, text, "");
      };
    }
  }

  /** How often a family was tried, and what was decided wrongly or with a look asked for. */
  private static final class Count {
    int all;
    int reworded;
    final List<String> wrong = new ArrayList<>();
  }

  private final EvidenceGuard guard = new EvidenceGuard();
  private final List<Template> templates = templates();
  private final Map<String, String[]> irregular = new HashMap<>();
  private final Map<String, String> nouns = new HashMap<>();
  private final Map<String, Count> counts = new TreeMap<>();

  private Rewordings() throws IOException {
    for (String line : Files.readAllLines(FOLDER.resolve("deeds.txt"))) {
      String[] words = line.split(" ");
      if (words.length == 4 && !line.startsWith("#")) {
        irregular.put(words[0], words);
      } else if (words.length == 2) {
        nouns.put(words[0], words[1]);
      }
    }
  }

  public static void main(String[] arguments) throws IOException {
    List<Path> files = new ArrayList<>();
    for (String folder : arguments) {
      if (Files.isDirectory(Path.of(folder))) {
        try (var paths = Files.list(Path.of(folder))) {
          paths.sorted().forEach(files::add);
        }
      }
    }
    List<JsonNode> resumes = new ArrayList<>();
    for (Path file : files) {
      JsonNode resume = new ObjectMapper().readTree(file.toFile());
      resumes.add(resume);
    }
    Rewordings rewordings = new Rewordings();
    int used = 0;
    for (int i = 0; i < files.size(); i++) {
      String half = files.get(i).getFileName().toString().hashCode() % 2 == 0 ? "used" : "left-out";
      if (arguments[0].equals("all") || arguments[0].equals(half)) {
        used++;
        rewordings.check(resumes.get(i), other(resumes, i));
      }
    }
    rewordings.print(System.out, used, !arguments[0].equals("left-out"));
  }

  /** The next resume in the same language, from which inventions are taken. */
  private static JsonNode other(List<JsonNode> resumes, int at) {
    for (int i = 1; i < resumes.size(); i++) {
      JsonNode other = resumes.get((at + i) % resumes.size());
      if (language(other) == language(resumes.get(at))) {
        return other;
      }
    }
    return resumes.get(at);
  }

  private void print(PrintStream out, int resumes, boolean isShown) {
    for (String way : List.of("+", "-")) {
      int all = counts.entrySet().stream().filter(it -> it.getKey().startsWith(way)).mapToInt(it -> it.getValue().all).sum();
      int wrong =
          counts.entrySet().stream().filter(it -> it.getKey().startsWith(way)).mapToInt(it -> it.getValue().wrong.size()).sum();
      int reworded =
          counts.entrySet().stream().filter(it -> it.getKey().startsWith(way)).mapToInt(it -> it.getValue().reworded).sum();
      out.printf(
          "%d resumes, %d %s, %d %s, %d reworded%n",
          resumes,
          all,
          way.equals("+") ? "honest edits" : "inventions",
          wrong,
          way.equals("+") ? "refused" : "let through",
          reworded);
    }
    counts.forEach(
        (family, count) -> {
          out.printf("%-40s %5d %4d %4d%n", family, count.all, count.wrong.size(), count.reworded);
          if (isShown) {
            Collections.shuffle(count.wrong, new Random(1));
            count.wrong.stream().limit(SHOWN).forEach(it -> out.println("      " + it));
          }
        });
  }

  private static List<Template> templates() throws IOException {
    List<Template> templates = new ArrayList<>();
    TextLanguage language = null;
    for (String line : Files.readAllLines(FOLDER.resolve("templates.txt"))) {
      if (line.startsWith("#")) {
        language = LANGUAGES.get(line.substring(2));
      } else {
        int bar = line.indexOf(" | ");
        String[] head = line.substring(0, bar).split(" ", 3);
        templates.add(
            new Template(
                language,
                head[0],
                head[1],
                head[2].startsWith("+"),
                head[2].substring(1),
                line.substring(bar + 3)));
      }
    }
    return templates;
  }

  private static TextLanguage language(JsonNode resume) {
    return new KnownFacts(new Evidence(resume, List.of(), List.of()), LocalDate.now()).language();
  }

  private void check(JsonNode resume, JsonNode other) {
    TextLanguage language = language(resume);
    if (!LANGUAGES.containsValue(language)) {
      return;
    }
    List<Edit> edits = new ArrayList<>();
    new Fields(language, resume, other)
        .read(
            (section, place, fields) -> {
              for (Template template : templates) {
                if (template.language() == language && template.section().equals(section)) {
                  String text = filled(template.text(), fields);
                  if (text != null) {
                    edits.add(new Edit(template, place, text));
                  }
                }
              }
            });
    check(new Evidence(resume, List.of(), List.of()), edits);
  }

  /** The evidence is read once for all letters, and once for all changes. */
  private void check(Evidence evidence, List<Edit> edits) {
    var byLetter = edits.stream().collect(Collectors.partitioningBy(it -> it.template().kind().equals("letter")));
    List<Edit> letters = byLetter.get(true);
    List<List<Verdict>> ofLetters = guard.checkSentences(evidence, letters.stream().map(Edit::text).toList());
    for (int i = 0; i < letters.size(); i++) {
      count(letters.get(i), ofLetters.get(i));
    }
    List<Edit> changes = byLetter.get(false);
    List<Verdict> ofChanges = guard.check(evidence, changes.stream().map(Edit::change).toList());
    for (int i = 0; i < changes.size(); i++) {
      count(changes.get(i), List.of(ofChanges.get(i)));
    }
  }

  /** The text with all fields; null where one is not known. */
  private static String filled(String template, Map<String, String> fields) {
    return FIELD.matcher(template).results().allMatch(it -> fields.get(it.group(1)) != null)
        ? FIELD.matcher(template).replaceAll(it -> Matcher.quoteReplacement(fields.get(it.group(1))))
        : null;
  }

  private void count(Edit edit, List<Verdict> verdicts) {
    Template template = edit.template();
    Count count = counts.computeIfAbsent(template.name(), _ -> new Count());
    count.all++;
    Verdict refused = verdicts.stream().filter(it -> !it.letThrough()).findFirst().orElse(null);
    boolean isReworded = refused == null && verdicts.stream().anyMatch(it -> !it.reworded().isEmpty());
    if (isReworded) {
      count.reworded++;
    }
    if (template.isHonest() == (refused != null)) {
      count.wrong.add(edit.text() + (refused != null ? " [" + refused.refusal() + "]" : isReworded ? " [reworded]" : ""));
    }
  }

  private interface Reader {
    void read(String section, String place, Map<String, String> fields);
  }

  /** The fields of the templates, entry by entry. */
  private final class Fields {

    private final TextLanguage language;
    private final JsonNode resume;
    private final JsonNode other;
    private final String all;
    private final Morphology words;

    Fields(TextLanguage language, JsonNode resume, JsonNode other) {
      this.language = language;
      this.resume = resume;
      this.other = other;
      all = PlainText.folded(resume.toString());
      words = Morphology.of(language.known());
    }

    void read(Reader reader) {
      List<String> keywords = texts(resume, "keywords");
      String otherKeyword = texts(other, "keywords").stream().filter(this::isUnknown).findFirst().orElse(null);
      JsonNode work = resume.path("work");
      for (int i = 0; i < work.size(); i++) {
        Map<String, String> position = position(work.get(i), other.path("work").path(0));
        reader.read("position", "", position);
        JsonNode highlights = work.get(i).path("highlights");
        for (int j = 0; j < highlights.size(); j++) {
          Map<String, String> fields = new HashMap<>(position);
          boolean isNow = position.get("end") == null;
          fields.putAll(bullet(highlights.get(j).asText(), isNow, ""));
          if (j + 1 < highlights.size()) {
            Map<String, String> next = bullet(highlights.get(j + 1).asText(), isNow, " next");
            // a second statement of a bullet would take the next one with it
            if (!fields.get("bullet").matches(".*[;.(].*|.*, .* (?:and|und|et|y) .*")) {
              fields.putAll(next);
            }
          }
          String text = " " + highlights.get(j).asText() + " ";
          fields.put(
              "keyword",
              keywords.stream()
                  .filter(it -> Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(it) + "(?![\\p{L}\\p{N}])").matcher(text).find())
                  .findFirst()
                  .orElse(null));
          fields.put("otherKeyword", otherKeyword);
          reader.read("bullet", "/work/" + i + "/highlights/" + j, fields);
        }
      }
      for (JsonNode entry : resume.path("education")) {
        reader.read("education", "", education(entry));
      }
      for (JsonNode entry : resume.path("certificates")) {
        Map<String, String> fields = new HashMap<>();
        fields.put("certificate", text(entry, "name"));
        fields.put("year", year(entry, "date"));
        fields.put("earlier", minus(year(entry, "date"), 3));
        fields.put("otherCertificate", unknown(text(other.path("certificates").path(0), "name")));
        reader.read("certificates", "", fields);
      }
      for (JsonNode entry : resume.path("languages")) {
        reader.read("languages", "", spoken(entry));
      }
      for (int i = 0; i < keywords.size(); i++) {
        Map<String, String> fields = new HashMap<>();
        fields.put("keyword", keywords.get(i));
        if (i + 2 < keywords.size() && i % 3 == 0) {
          fields.put("keyword 2", keywords.get(i + 1));
          fields.put("keyword 3", keywords.get(i + 2));
        }
        fields.put("otherKeyword", i % 3 == 0 ? otherKeyword : null);
        reader.read("skills", "", fields);
      }
      Map<String, String> fields = new HashMap<>();
      String label = text(resume.path("basics"), "label");
      fields.put("label", label);
      fields.put("aLabel", label == null ? null : article(label));
      fields.put("keyword", keywords.isEmpty() ? null : keywords.getFirst());
      fields.put("otherKeyword", otherKeyword);
      String summary = text(resume.path("basics"), "summary");
      List<String> sentences = summary == null ? List.of() : List.of(SENTENCE_END.split(summary));
      if (sentences.size() > 1) {
        fields.put("reversed", String.join(" ", sentences.reversed()));
        fields.put("first", sentences.getFirst());
      }
      reader.read("summary", "", fields);
    }

    private Map<String, String> position(JsonNode entry, JsonNode otherEntry) {
      Map<String, String> fields = new HashMap<>();
      String title = text(entry, "position");
      fields.put("name", text(entry, "name"));
      fields.put("start", year(entry, "startDate"));
      fields.put("end", year(entry, "endDate"));
      fields.put("earlier", minus(year(entry, "startDate"), 3));
      if (fields.get("end") == null) {
        fields.put("since", fields.get("start"));
        fields.put("sinceEarlier", fields.get("earlier"));
      }
      fields.put("otherName", unknown(text(otherEntry, "name")));
      if (title != null) {
        fields.put("position", title);
        fields.put("plain", RANKED.matcher(all).find() ? null : title);
        fields.put("aPosition", article(title));
        String otherTitle = unknown(text(otherEntry, "position"));
        fields.put("otherPosition", otherTitle == null ? null : language == TextLanguage.ENGLISH ? article(otherTitle) : otherTitle);
      }
      YearMonth start = month(entry, "startDate");
      YearMonth end = entry.hasNonNull("endDate") ? month(entry, "endDate") : YearMonth.now();
      if (start != null && end != null) {
        long years = ChronoUnit.MONTHS.between(start, end) / 12;
        if (years > 1) {
          fields.put(entry.hasNonNull("endDate") ? "years" : "yearsNow", Long.toString(years));
        }
        long career = ChronoUnit.YEARS.between(earliest(start), YearMonth.now());
        fields.put("moreYears", Long.toString(career + 4));
      }
      return fields;
    }

    private YearMonth earliest(YearMonth start) {
      return StreamSupport.stream(resume.path("work").spliterator(), false)
          .map(it -> month(it, "startDate"))
          .filter(Objects::nonNull)
          .min(YearMonth::compareTo)
          .orElse(start);
    }

    private Map<String, String> bullet(String highlight, boolean isNow, String suffix) {
      String text = highlight.strip().replaceAll("\\.$", "");
      Map<String, String> fields = new HashMap<>();
      String lower = lower(text);
      fields.put("bullet", text);
      fields.put(suffix.strip(), lower);
      String shortened = TAIL.matcher(text).replaceFirst("");
      if (!shortened.equals(text) && shortened.length() > 12) {
        fields.put("short", shortened);
      }
      String first = text.split("[\\s,;:]", 2)[0];
      String rest = text.substring(first.length());
      String number = NUMBER.matcher(text).replaceFirst(it -> changed(it.group()));
      if (!number.equals(text)) {
        fields.put("number", number);
      }
      var help = HELP.matcher(text);
      if (help.find() && text.length() > help.end() + 8) {
        fields.put("unhelped", lower(text.substring(help.end())));
        fields.put("Unhelped", upper(text.substring(help.end())));
      }
      switch (language) {
        case ENGLISH -> english(fields, first, rest, isNow);
        case GERMAN -> german(fields, text);
        case FRENCH, SPANISH -> romance(fields, text, first, rest, isNow);
        default -> throw new IllegalStateException();
      }
      Map<String, String> result = new HashMap<>();
      fields.forEach((key, value) -> result.put(suffix.isEmpty() ? key : key.strip() + suffix, value));
      return result;
    }

    private void english(Map<String, String> fields, String first, String rest, boolean isNow) {
      String verb = first.toLowerCase(Locale.ROOT);
      boolean isPast = words.readings(verb).stream().anyMatch(it -> it.tag().equals("VBD"));
      boolean isPresent = isNow && !isPast && words.readings(verb).stream().anyMatch(it -> it.tag().matches("VBP?"));
      if (rest.isBlank() || !isPast && !isPresent) {
        String lower = lower(fields.get("bullet"));
        fields.put("thing", first.matches("\\p{Lu}?\\p{Ll}+") ? lower : fields.get("bullet"));
        return;
      }
      String base =
          isPast
              ? words.readings(verb).stream().filter(it -> it.tag().equals("VBD")).findFirst().orElseThrow().lemma()
              : verb;
      String[] forms = irregular.get(verb);
      String past = isPast ? verb : past(base);
      String gerund = forms == null ? gerund(base) : forms[3];
      if (past != null) {
        fields.put("did", past + rest);
        fields.put("Did", isPresent ? upper(past) + rest : null);
        fields.put("done", (irregular.containsKey(past) ? irregular.get(past)[1] : past) + rest);
        String shortRest = TAIL.matcher(rest).replaceFirst("");
        fields.put("did short", shortRest.equals(rest) ? null : past + shortRest);
        String numbered = NUMBER.matcher(rest).replaceFirst(it -> changed(it.group()));
        fields.put("did number", numbered.equals(rest) ? null : past + numbered);
        var by = BY.matcher(past + rest);
        if (by.matches()) {
          fields.put("result", by.group(1));
          fields.put("means", by.group(2));
        }
      }
      if (isPresent) {
        fields.put("do", base + rest);
      }
      if (gerund != null) {
        fields.put("doing", gerund + rest);
        fields.put("Doing", upper(gerund) + rest);
      }
      String noun = nouns.get(base);
      if (noun != null && rest.matches(" (?!(?:to|with|in|at|up|for|on|as|out|from|by|and)\\b).*") && !rest.matches(".*(?:[;]| and \\p{L}+ed ).*")) {
        fields.put("noun", noun + " of" + rest);
        fields.put("Noun", upper(noun) + " of" + rest);
      }
    }

    private String past(String base) {
      return irregular.values().stream()
          .filter(it -> it[2].equals(base))
          .map(it -> it[0])
          .findFirst()
          .orElseGet(() -> form(base, "VBD", "ed", "d"));
    }

    private String gerund(String base) {
      return form(base, "VBG", "ing", "ing");
    }

    /** The spelling that the dictionary has: "planned", "reduced", "studied". */
    private String form(String base, String tag, String ending, String shortEnding) {
      String stem = base.substring(0, base.length() - 1);
      return Stream.of(
              base + base.substring(base.length() - 1) + ending,
              base.endsWith("e") ? (ending.equals("ing") ? stem : base) + shortEnding : base + ending,
              base.endsWith("y") && ending.equals("ed") ? stem + "ied" : base + ending)
          .filter(it -> words.readings(it).stream().anyMatch(x -> x.tag().equals(tag) && x.lemma().equals(base)))
          .findFirst()
          .orElse(null);
    }

    private void german(Map<String, String> fields, String text) {
      String last = text.substring(text.lastIndexOf(' ') + 1);
      boolean isDone =
          Character.isLowerCase(last.charAt(0))
              && words.readings(last).stream().anyMatch(it -> it.tag().startsWith("PA2") || it.tag().startsWith("VER:PA2"))
              && !text.contains(";");
      String first = text.split("[\\s,;:-]", 2)[0];
      boolean isNoun = WordClass.isNoun(language, first) && !words.readings(first.toLowerCase(Locale.ROOT)).stream().anyMatch(it -> it.tag().matches("(?:ADJ|PRP|ART|PA).*"));
      String lower = isNoun || !first.matches("\\p{Lu}\\p{Ll}+") || words.readings(first.toLowerCase(Locale.ROOT)).isEmpty() ? text : lower(text);
      if (isDone) {
        fields.put("done", lower);
      } else if (!text.matches(".*\\b(?:ich|\\p{Ll}+e (?:die|das|den|ein))\\b.*") && !WordClass.isPresent(language, first.toLowerCase(Locale.ROOT))) {
        fields.put("thing", text);
        String participle = nouns.get(first);
        String rest = text.substring(first.length());
        if (participle != null && rest.matches(" von [^,;()]*")) {
          fields.put("deed", rest.substring(5) + " " + participle);
          fields.put("Deed", upper(rest.substring(5)) + " " + participle);
        }
      }
    }

    private void romance(Map<String, String> fields, String text, String first, String rest, boolean isNow) {
      String word = first.toLowerCase(Locale.ROOT);
      boolean isFrench = language == TextLanguage.FRENCH;
      String lower = first.matches("\\p{Lu}\\p{Ll}+") && !words.readings(word).isEmpty() ? lower(text) : text;
      boolean isNoun = words.readings(word).stream().anyMatch(it -> it.tag().matches("N.*"));
      String present = isFrench ? "V ind pres 1 s" : "V.IP1S.";
      if (isNow && words.readings(word).stream().anyMatch(it -> it.tag().matches(present)) && !isNoun) {
        boolean isElided = word.matches("[aeiouhéèêâ].*");
        fields.put("do", isFrench && isElided ? null : lower);
        return;
      }
      if (!isFrench && words.readings(word).stream().anyMatch(it -> it.tag().matches("V.IS1S.")) && !isNoun) {
        fields.put("did", lower);
        return;
      }
      if (!isNoun && !words.readings(word).isEmpty() || first.length() == 1) {
        return; // a verb in the third person
      }
      fields.put("thing", lower);
      String shortened = TAIL.matcher(lower).replaceFirst("");
      fields.put("thing short", shortened.equals(lower) ? null : shortened);
      String participle = nouns.get(word);
      String of = isFrench ? "^ (?:de la |de l'|du |des |d'|de )" : "^ (?:de |del )";
      if (participle != null && rest.matches(of + "[^,;()]*")) {
        String object =
            rest.replaceFirst("^ (?:de (?=la |l'|los |las |el )|d'|de )", " ")
                .replaceFirst("^ du ", " le ")
                .replaceFirst("^ des ", " les ")
                .replaceFirst("^ del ", " el ");
        fields.put("done", participle + object);
        fields.put("Done", upper(participle) + object);
      }
    }

    private Map<String, String> education(JsonNode entry) {
      Map<String, String> fields = new HashMap<>();
      String end = year(entry, "endDate");
      boolean isOpen =
          end == null
                  && year(entry, "startDate") != null
                  && Integer.parseInt(year(entry, "startDate")) > LocalDate.now().getYear() - 7
              || end != null && Integer.parseInt(end) > LocalDate.now().getYear();
      fields.put("area", text(entry, "area"));
      fields.put("institution", text(entry, "institution"));
      fields.put(isOpen ? "open" : "studyType", text(entry, "studyType"));
      fields.put("end", isOpen ? null : end);
      fields.put("earlier", isOpen ? null : minus(end, 3));
      fields.put("otherInstitution", unknown(text(other.path("education").path(0), "institution")));
      return fields;
    }

    private Map<String, String> spoken(JsonNode entry) {
      Map<String, String> fields = new HashMap<>();
      String fluency = text(entry, "fluency");
      String spoken = text(entry, "language");
      if (spoken != null && (language == TextLanguage.FRENCH || language == TextLanguage.SPANISH)) {
        spoken = spoken.toLowerCase(Locale.ROOT);
      }
      fields.put("language", spoken);
      fields.put("fluency", fluency);
      if (fluency != null) {
        fields.put("fluent", FLUENT.matcher(fluency).find() ? spoken : null);
        fields.put("basic", BASIC.matcher(fluency).find() ? spoken : null);
      }
      fields.put(
          "otherLanguage",
          unknown(
              switch (language) {
                case ENGLISH -> "Swedish";
                case GERMAN -> "Schwedisch";
                case FRENCH -> "suédois";
                default -> "sueco";
              }));
      return fields;
    }

    private String article(String title) {
      return (title.matches("(?i)[aeio].*|un[^i].*") ? "an " : "a ") + title;
    }

    private String unknown(String text) {
      return text != null && isUnknown(text) ? text : null;
    }

    private boolean isUnknown(String text) {
      return Stream.of(PlainText.folded(text).split("[^\\p{L}\\p{N}]+"))
          .filter(it -> it.length() > 2)
          .noneMatch(it -> all.contains(it.length() > 6 ? it.substring(0, 5) : it));
    }
  }

  private static String changed(String number) {
    char first = number.charAt(0);
    return (first == '9' ? '7' : (char) (first + 1)) + number.substring(1) + (number.length() == 1 ? "3" : "");
  }

  private static List<String> texts(JsonNode node, String field) {
    return node.findValues(field).stream()
        .flatMap(it -> StreamSupport.stream(it.spliterator(), false))
        .map(JsonNode::asText)
        .distinct()
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private static String text(JsonNode entry, String field) {
    String text = entry.path(field).asText();
    return text.isBlank() ? null : text;
  }

  private static String year(JsonNode entry, String field) {
    String text = entry.path(field).asText();
    return text.length() < 4 ? null : text.substring(0, 4);
  }

  private static YearMonth month(JsonNode entry, String field) {
    String text = entry.path(field).asText();
    return text.length() < 7 ? null : YearMonth.parse(text.substring(0, 7));
  }

  private static String minus(String year, int years) {
    return year == null ? null : Integer.toString(Integer.parseInt(year) - years);
  }

  private static String lower(String text) {
    return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  private static String upper(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
