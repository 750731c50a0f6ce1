package dev.jobtrail.guard;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class EvidenceGuardPropertyTest {

  private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\d.,/-])\\d+(?:[.,]\\d+)*");
  private static final Duration LONGEST = Duration.ofSeconds(5);

  /** Digits of other scripts, and characters that nobody sees. */
  private static final List<UnaryOperator<String>> DISGUISES =
      List.of(
          it -> it,
          it -> shifted(it, '０'),
          it -> shifted(it, '٠'),
          it -> shifted(it, '०'),
          it -> String.join("\u200b", it.split("")),
          it -> String.join("\u2060", it.split("")),
          it -> it + "\u0336");

  /** Before a number that a smaller or a rounder one follows from. */
  private static final Pattern LOOSE =
      Pattern.compile(
          "(?:over|than|least|about|around|roughly|über|als|rund|etwa|más de|plus de|environ|unos|unas)\\s$",
          Pattern.CASE_INSENSITIVE);

  /** "1,200" is 1200 as well. */
  private static final Pattern GROUPED = Pattern.compile("\\d{1,3}(?:[.,'’ \u00a0\u202f]\\d{3})+");

  private final EvidenceGuard guard = new EvidenceGuard();

  @Property(tries = 500)
  void refusesEveryOtherNumber(
      @ForAll Random random, @ForAll @IntRange(min = 2, max = 99_999) int other) {
    var resume = pick(Cases.RESUMES, random);
    var bullets =
        bullets(resume).entrySet().stream()
            .filter(it -> NUMBER.matcher(it.getValue()).find())
            .toList();
    var bullet = pick(bullets, random);
    var numbers = NUMBER.matcher(bullet.getValue()).results().toList();
    var number = pick(numbers, random);
    if (numbers(resume, bullet.getKey()).contains(String.valueOf(other))
        || LOOSE.matcher(bullet.getValue().substring(0, number.start())).find()) {
      return;
    }
    var after =
        bullet.getValue().substring(0, number.start())
            + pick(DISGUISES, random).apply(String.valueOf(other))
            + bullet.getValue().substring(number.end());

    assertThat(refusal(resume, bullet.getKey(), after)).as(after).isNotNull();
  }

  @Property(tries = 300)
  void letsSourceSentencesThroughInAnyOrder(@ForAll Random random) {
    var resume = pick(Cases.RESUMES, random);
    var entry = pick(entries(resume), random);
    var sentences = new ArrayList<String>();
    bullets(resume)
        .forEach(
            (place, text) -> {
              if (place.startsWith(entry + "/")) {
                sentences.add(text);
              }
            });
    Collections.shuffle(sentences, random);
    var some = sentences.subList(0, 1 + random.nextInt(sentences.size()));

    assertThat(refusal(resume, entry + "/highlights/0", String.join("\n", some))).isNull();
  }

  @Property(tries = 300)
  void letsWordsOfSkillsThroughInAnyOrder(@ForAll Random random) {
    var resume = pick(List.of("engineer", "nurse", "buchhalterin"), random);
    var skills = new ArrayList<String>();
    Cases.resume(resume)
        .path("skills")
        .forEach(group -> group.path("keywords").forEach(it -> skills.add(it.textValue())));
    Collections.shuffle(skills, random);
    var some = skills.subList(0, 1 + random.nextInt(skills.size()));
    var change = Cases.change(ChangeKind.SKILL, "/skills/0/keywords", String.join(", ", some));

    assertThat(guard.check(Cases.evidence(resume), List.of(change)).getFirst().refusal()).isNull();
  }

  @Property(tries = 300)
  void answersToAnyText(@ForAll("texts") String text, @ForAll Random random) {
    var evidence = Cases.evidence(pick(Cases.RESUMES, random));
    var kind = pick(List.of(ChangeKind.values()), random);
    var place =
        pick(List.of("/work/0/highlights/0", "/basics/label", "/x~", "nowhere", "/"), random);

    assertTakesNoSecond(
        () -> {
          guard.check(evidence, List.of(new ProposedChange(kind, text, place, text, text, text)));
          guard.check(evidence, text);
        });
  }

  @Property(tries = 40)
  void answersToLongTextsInTime(@ForAll("pieces") String piece) {
    var evidence = Cases.evidence("engineer");
    var text = piece.repeat(20_000 / Math.max(1, piece.length()));

    assertTakesNoSecond(
        () -> {
          guard.check(
              evidence, List.of(Cases.change(ChangeKind.BULLET, "/work/0/highlights/0", text)));
          guard.check(evidence, text);
        });
  }

  @Property(tries = 200)
  void answersTheSameTwice(@ForAll("texts") String text) {
    var evidence = Cases.evidence("engineer");

    assertThat(guard.check(evidence, text)).isEqualTo(guard.check(evidence, text));
  }

  @Provide
  Arbitrary<String> texts() {
    var words =
        Arbitraries.of(
            "Led",
            "built",
            "20",
            "2,5 Mio.",
            "%",
            "since",
            "2021-13-45",
            "99/99/2020",
            "March",
            "€",
            "C++",
            "not",
            "junior",
            "\u202e",
            "Kestrel",
            "engineer",
            "(",
            "12.2020",
            "1e9",
            "99999999999999999999999999999999",
            "½",
            "–",
            "\ud800",
            "0x1F",
            "٣",
            "'",
            "von",
            "bis");
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(300),
        words.list().ofMaxSize(60).map(it -> String.join(" ", it)),
        words.list().ofMaxSize(60).map(it -> String.join("", it)));
  }

  @Provide
  Arbitrary<String> pieces() {
    return Arbitraries.of(
        "1",
        "1,",
        "1 ",
        "a",
        "a.",
        "a'",
        "a ",
        "Led the ledger and ",
        "20 engineers, ",
        "-",
        "(",
        "twenty ",
        "2021 to ",
        "March ",
        "k",
        ".",
        "a_",
        "not ",
        "\n",
        "Java",
        "ge",
        "1.000.",
        "é");
  }

  /** Of the processor: the machine may have other things to do. */
  private static void assertTakesNoSecond(Runnable work) {
    var clock = ManagementFactory.getThreadMXBean();
    var start = clock.getCurrentThreadCpuTime();
    work.run();
    assertThat(Duration.ofNanos(clock.getCurrentThreadCpuTime() - start)).isLessThan(LONGEST);
  }

  private String refusal(String resume, String place, String after) {
    var change = Cases.change(ChangeKind.BULLET, place, after);
    return guard.check(Cases.evidence(resume), List.of(change)).getFirst().refusal();
  }

  private static List<String> numbers(String resume, String place) {
    var entry = place.substring(0, place.indexOf("/highlights"));
    var all = bullets(resume);
    var texts =
        all.keySet().stream()
            .filter(it -> it.startsWith(entry + "/"))
            .map(all::get)
            .collect(Collectors.joining(" "));
    var known = Cases.resume(resume).at(entry) + texts;
    var facts = String.join(" ", Cases.evidence(resume).confirmedFacts());
    return Stream.of(Pattern.compile("\\d+"), GROUPED)
        .flatMap(it -> it.matcher(known + facts).results())
        .map(it -> it.group().replaceAll("\\D", ""))
        .toList();
  }

  private static List<String> entries(String resume) {
    var work = Cases.resume(resume).path("work");
    return IntStream.range(0, work.size()).mapToObj(it -> "/work/" + it).toList();
  }

  private static Map<String, String> bullets(String resume) {
    var result = new TreeMap<String, String>();
    for (var entry : entries(resume)) {
      JsonNode highlights = Cases.resume(resume).at(entry + "/highlights");
      for (var i = 0; i < highlights.size(); i++) {
        result.put(entry + "/highlights/" + i, highlights.get(i).textValue());
      }
    }
    return result;
  }

  private static <T> T pick(List<T> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }

  private static String shifted(String digits, char zero) {
    return digits
        .chars()
        .mapToObj(it -> String.valueOf((char) (it - '0' + zero)))
        .collect(Collectors.joining());
  }
}
