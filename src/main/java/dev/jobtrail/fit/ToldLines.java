package dev.jobtrail.fit;

import dev.jobtrail.fit.ApplicantProfile.Part;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How many of the lines of a posting that a resume answers some texts tell, by the measure of
 * {@link Presentation}. For the texts of a part of the resume, such as its summary, and for what
 * could stand there.
 */
public final class ToldLines {

  private static final double LEAST = 0.25;

  /** A single word in common may mean something else. */
  private static final int FEWEST_WORDS = 2;

  /** A line that the resume answers, and how much of it tells it. */
  private record Line(JobLine line, double enough) {}

  private final ApplicantProfile applicant;
  private final JobProfile job;
  private final Occupations occupations;
  private final List<Line> lines = new ArrayList<>();
  private final Map<String, StatedWords> stated = new HashMap<>();

  ToldLines(ApplicantProfile applicant, JobProfile job, Knowledge knowledge) {
    this.applicant = applicant;
    this.job = job;
    occupations = knowledge.occupations();
    var evidence = new LineEvidence(applicant, job);
    for (var line : job.lines) {
      if (LineMeasures.isTelling(line)) {
        evidence.read(line);
        if (evidence.anywhere() >= Presentation.ANSWERED) {
          lines.add(new Line(line, Presentation.TOLD * evidence.anywhere()));
        }
      }
    }
  }

  /** Each line counts by its weight. */
  private double in(List<StatedWords> words) {
    return lines.stream()
        .mapToDouble(it -> it.line().weight() * Math.min(1, share(it.line(), words) / it.enough()))
        .sum();
  }

  /** How many lines one more text tells beside others. */
  public double gain(Collection<String> texts, String text) {
    var before = texts.stream().map(this::words).toList();
    var after = new ArrayList<>(before);
    after.add(words(text));
    return in(after) - in(before);
  }

  /** The line that a text answers best by itself. */
  public Optional<String> answered(String text) {
    var words = List.of(words(text));
    String best = null;
    var most = 0.0;
    for (var line : lines) {
      var share = share(line.line(), words);
      if (share >= LEAST
          && share * line.line().weight() > most
          && isAnswered(line.line(), words.getFirst())) {
        most = share * line.line().weight();
        best = line.line().text();
      }
    }
    return Optional.ofNullable(best);
  }

  /** By a skill, or by several words. */
  private boolean isAnswered(JobLine line, StatedWords words) {
    var shared = line.terms().keySet().stream().filter(it -> has(words, it)).count();
    return shared >= FEWEST_WORDS
        || line.concepts().stream()
            .anyMatch(it -> job.concepts.contains(it) && words.concepts.contains(it));
  }

  private double share(JobLine line, List<StatedWords> texts) {
    var all = 0.0;
    var had = 0.0;
    for (var term : line.terms().entrySet()) {
      all += term.getValue();
      had += texts.stream().anyMatch(it -> has(it, term.getKey())) ? term.getValue() : 0;
    }
    var named = line.concepts().stream().filter(job.concepts::contains).toList();
    var names =
        named.stream().filter(it -> texts.stream().anyMatch(t -> t.concepts.contains(it))).count();
    return LineEvidence.share(had, all, (int) names, named.size());
  }

  private boolean has(StatedWords words, String stem) {
    return job.language == applicant.language ? words.terms.has(stem) : words.folded.contains(stem);
  }

  private StatedWords words(String text) {
    return stated.computeIfAbsent(
        text,
        it ->
            new StatedWords(
                List.of(
                    new Part(Message.verbatim(""), 0, -1, Zone.OTHER, it, Tokenizer.tokenize(it))),
                occupations,
                Stems.of(applicant.language)));
  }
}
