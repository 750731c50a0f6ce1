package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Verdict;
import dev.jobtrail.text.ReadableText;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes a letter for each person and each fitting posting, and counts those that break a rule.
 *
 * <p>Arguments: a folder with {@code resumes/} and {@code postings/} of the same file names, the
 * folder to write to, and optionally a tone.
 */
final class LetterSet {

  private static final Pattern ADDRESS =
      Pattern.compile(
          "\\b(?:[Yy]ou|[Yy]our posting|Sie nennen|Sie wünschen|Sie suchen|Sie legen|nennen Sie|Ihrer? Anzeige|Ihrer Stelle"
              + "|[Vv]ous|[Vv]otre annonce|[Tt]he position (?:also )?involves|[Dd]ie Stelle umfasst|[Ll]e poste comprend|[Ee]l puesto incluye|[Ss]u anuncio|Buscan|[Pp]iden|[Mm]encionan|[Tt]his experience with|experience with .* (?:from this work|from that)|Erfahrung (?:im Bereich|in den Bereichen)|, was .* betrifft|[Cc]ette expérience|en faire profiter|(?:esta|aportaría \\p{L}+) experiencia con)\\b");

  public static void main(String[] arguments) throws IOException {
    var mapper = new ObjectMapper();
    var folder = Path.of(arguments[0]);
    var output = Files.createDirectories(Path.of(arguments[1]));
    var tones =
        arguments.length > 2
            ? List.of(CoverLetterTone.valueOf(arguments[2].toUpperCase(Locale.ROOT)))
            : List.of(CoverLetterTone.values());
    var engine = new BuiltinEngine(Clock.systemUTC());
    var guard = new EvidenceGuard();
    var letters = 0;
    var unsupported = 0;
    var unnamed = 0;
    var otherLanguage = 0;
    var otherLength = 0;
    var arguing = 0;
    var nanos = 0L;
    var threads = ManagementFactory.getThreadMXBean();
    try (var files = Files.list(folder.resolve("resumes"))) {
      for (var file : files.sorted().toList()) {
        var resume = mapper.readTree(file.toFile());
        var name = file.getFileName().toString();
        for (var node : mapper.readTree(folder.resolve("postings").resolve(name).toFile())) {
          if (node.path("grade").asInt() == 0) {
            continue;
          }
          var posting =
              new PostingText(
                  node.path("title").asText(),
                  node.path("company").asText(),
                  node.path("location").asText(),
                  null,
                  node.path("descriptionRaw").asText());
          var parsed = engine.parse(posting);
          for (var tone : tones) {
            var begin = threads.getCurrentThreadCpuTime();
            var letter =
                engine.writeLetter(
                    new LetterTask(resume, List.of(), posting, parsed, tone, null, List.of()));
            nanos += threads.getCurrentThreadCpuTime() - begin;
            letters++;
            var named = named(letter);
            if (named >= 2) {
              arguing++;
            } else {
              System.out.println(id(name, node, tone) + " names " + named + " requirements");
            }
            var texts =
                Stream.of(
                        posting.company(),
                        posting.title(),
                        ReadableText.ofHtml(posting.description(), 100_000))
                    .toList();
            var refused =
                guard.check(new Evidence(resume, List.of(), texts), letter).stream()
                    .filter(it -> !it.isSupported())
                    .map(Verdict::text)
                    .toList();
            var language = language(letter);
            var id = id(name, node, tone);
            Files.writeString(output.resolve(id + "." + language.code() + ".txt"), letter + "\n");
            if (!refused.isEmpty()) {
              unsupported++;
              System.out.println(id + " unsupported: " + refused);
            }
            if (!letter.contains(posting.company().split(", Inh")[0]) || !namesJob(letter, posting.title())) {
              unnamed++;
              System.out.println(id + " does not name the job: " + posting.title());
            }
            if (language != language(posting.title() + " " + texts.getLast())) {
              otherLanguage++;
              System.out.println(id + " is in " + language.code());
            }
            var words = letter.strip().split("\\s+").length;
            if (words < LetterTask.SHORTEST || words > LetterTask.LONGEST) {
              otherLength++;
              System.out.println(id + " has " + words + " words");
            }
          }
        }
      }
    }
    System.out.printf(
        "%d letters: %d with unsupported sentences, %d without the job, %d in another language,"
            + " %d of the wrong length, %d with two requirements; %d ms each%n",
        letters,
        unsupported,
        unnamed,
        otherLanguage,
        otherLength,
        arguing,
        nanos / 1_000_000 / Math.max(1, letters));
  }

  private static String id(String file, JsonNode posting, CoverLetterTone tone) {
    return "%s-%s-%s"
        .formatted(
            file.replace(".json", ""),
            posting.path("id").asText(),
            tone.name().toLowerCase(Locale.ROOT));
  }

  /** The sentences that name something of the posting, between the opening and the reason. */
  private static long named(String letter) {
    var paragraphs = List.of(letter.split("\n\n"));
    var end = Math.max(2, paragraphs.size() - 3);
    return paragraphs.subList(Math.min(2, end), end).stream()
        .flatMap(it -> Stream.of(it.split("(?<=[.])\\s(?=\\p{Lu})")))
        .filter(it -> ADDRESS.matcher(it).find())
        .count();
  }

  /** By the words of the title before the first bracket, dash or comma: the rest may be left out. */
  private static boolean namesJob(String letter, String title) {
    return letter.contains(title.split("[,;]| [(\\[–-]| H/F| m/w| gesucht")[0].strip());
  }

  private static Language language(String text) {
    return Language.detect(Tokenizer.tokenize(text).stream().map(TextToken::folded).toList());
  }
}
