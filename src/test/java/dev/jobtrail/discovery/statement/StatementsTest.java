package dev.jobtrail.discovery.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How well statements are recognized, on a set that was written before the rules. */
class StatementsTest {

  private static final double LEAST = 0.97;
  private static final String NONE = "none";

  @Test
  void recognizesWhoHires() {
    measure(lines("/discovery/statements.txt"), "hiring", StatementsTest::hiring, LEAST);
  }

  @Test
  void recognizesSponsorship() {
    measure(lines("/discovery/statements.txt"), "sponsorship", StatementsTest::sponsorship, LEAST);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tune", "held"})
  void recognizesStatementsOfOtherSets(String set) {
    var lines =
        lines("/discovery/unseen-statements.txt").stream()
            .filter(it -> it.endsWith("\t" + set))
            .toList();

    measure(lines, "hiring", StatementsTest::hiring, 0.85);
    measure(lines, "sponsorship", StatementsTest::sponsorship, 0.85);
  }

  private static Enum<?> hiring(String sentence) {
    return HiringReader.read("Acme", List.of(sentence)).value();
  }

  private static Enum<?> sponsorship(String sentence) {
    return SponsorshipReader.read(List.of(sentence)).value();
  }

  @Test
  void quotesTheSentence() {
    var sentences =
        List.of("We build boats.", "We can't sponsor visas.", "Our client is hiring a cook.");

    assertThat(SponsorshipReader.read(sentences))
        .isEqualTo(new Statement<>(Sponsorship.REFUSED, "We can't sponsor visas."));
    assertThat(HiringReader.read("Acme", sentences))
        .isEqualTo(new Statement<>(HiringParty.AGENCY, "Our client is hiring a cook."));
    assertThat(HiringReader.read("Acme", List.of("We build boats.")).quote()).isNull();
  }

  @Test
  void recognizesAgenciesByTheirNames() {
    assertThat(HiringReader.read("Nordic Staffing AB", List.of()).value())
        .isEqualTo(HiringParty.AGENCY);
    assertThat(HiringReader.read("SmartRecruiters", List.of()).value())
        .isEqualTo(HiringParty.NOT_STATED);
  }

  @Test
  void prefersARefusalToAnOffer() {
    var sentences =
        List.of("Visa sponsorship available in Berlin.", "No visa sponsorship in Rome.");

    assertThat(SponsorshipReader.read(sentences).value()).isEqualTo(Sponsorship.REFUSED);
  }

  private static void measure(
      List<String> lines, String topic, Function<String, Enum<?>> reader, double leastRecall) {
    var right = 0;
    var stated = 0;
    var claimed = 0;
    var wrong = new ArrayList<String>();
    for (var line : lines) {
      var columns = line.split("\t");
      if (columns[0].equals(topic)) {
        var value = reader.apply(columns[3]).name().toLowerCase(Locale.ROOT);
        var found = value.equals("not_stated") ? NONE : value;
        stated += columns[2].equals(NONE) ? 0 : 1;
        claimed += found.equals(NONE) ? 0 : 1;
        right += !found.equals(NONE) && found.equals(columns[2]) ? 1 : 0;
        if (!found.equals(columns[2])) {
          wrong.add(found + " for " + line);
        }
      }
    }
    assertThat(stated).isPositive();
    assertThat((double) right / claimed).as("precision: %s", wrong).isGreaterThan(LEAST);
    assertThat((double) right / stated).as("recall: %s", wrong).isGreaterThan(leastRecall);
  }

  private static List<String> lines(String name) {
    try (var source = StatementsTest.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(source).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(it -> !it.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
