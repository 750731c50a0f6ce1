package dev.jobtrail.fit;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.text.CountryNames;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.TextResource;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The one model of fit: discovery's score, the review's scorecard, its reasons and the score of a
 * tailored copy come from it. Evidence is found by rules; the weights are learned from graded
 * postings ({@code src/bench/fit}) with constrained signs, so that evidence for a fit never lowers
 * a score and a knock-out never raises it.
 */
@Singleton
public class FitModel {

  /** Read at the first use, as most requests need none of it. */
  private static volatile Knowledge knowledge;

  private final Clock clock;
  private final Map<Feature, Double> weights = new EnumMap<>(Feature.class);
  private final double slope;
  private final double offset;

  public FitModel(Clock clock) {
    this.clock = clock;
    var numbers = new HashMap<String, Double>();
    for (var line : lines("/fit/weights.txt")) {
      var space = line.indexOf(' ');
      numbers.put(line.substring(0, space), Double.valueOf(line.substring(space + 1).strip()));
    }
    for (var feature : Feature.values()) {
      weights.put(feature, numbers.get(feature.name()));
    }
    slope = numbers.get("slope");
    offset = numbers.get("offset");
  }

  /**
   * Reads a resume.
   *
   * @param resume a JSON Resume document, of which any part may be missing
   */
  public ApplicantProfile applicant(JsonNode resume) {
    var today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    return new ApplicantProfile(
        resume, knowledge(), today.getYear() * 12 + today.getMonthValue() - 1);
  }

  /**
   * Reads a posting.
   *
   * @param isRemote null where the posting does not say
   * @param type null where the posting does not say
   * @param description plain text with line breaks; null or empty where only a title is known
   */
  public JobProfile job(
      String title,
      String company,
      String location,
      Boolean isRemote,
      EmploymentType type,
      String description) {
    return new JobProfile(title, company, location, isRemote, type, description, knowledge());
  }

  /** The score alone, 0 to 100, for many jobs in a row. */
  public int score(ApplicantProfile applicant, JobProfile job) {
    var measures = new Measures(applicant, job, knowledge());
    return score(measures, KnockOuts.of(applicant, job, measures));
  }

  /** The score with its reasons. */
  public Fit fit(ApplicantProfile applicant, JobProfile job) {
    var measures = new Measures(applicant, job, knowledge());
    return fit(applicant, job, measures, NamedSkill.of(job, knowledge()));
  }

  private Fit fit(
      ApplicantProfile applicant, JobProfile job, Measures measures, List<NamedSkill> skills) {
    var knockOuts = KnockOuts.of(applicant, job, measures);
    return new Fit(
        score(measures, knockOuts),
        shares(measures, knockOuts),
        Requirements.of(applicant, job),
        skills.stream()
            .filter(it -> it.shownBy(applicant).isEmpty())
            .map(NamedSkill::name)
            .toList(),
        knockOuts);
  }

  /** The texts of a resume that answer the posting's lines; each text and line once. */
  public List<Fit.Answer> answers(ApplicantProfile applicant, JobProfile job) {
    return LineAnswers.of(applicant, job, knowledge());
  }

  /** Which of the posting's lines texts of the resume tell. */
  public ToldLines told(ApplicantProfile applicant, JobProfile job) {
    return new ToldLines(applicant, job, knowledge());
  }

  /** The lines of a posting that certificates and education answer. */
  public List<String> qualifications(JobProfile job) {
    return job.lines.stream().filter(LineAnswers::isQualification).map(JobLine::text).toList();
  }

  /** The skills that a posting names, as it writes them, those of its requirements first. */
  public List<String> skillNames(JobProfile job) {
    return NamedSkill.of(job, knowledge()).stream().map(NamedSkill::name).toList();
  }

  /**
   * The fit told to a reader: ratings of all dimensions and strengths.
   *
   * @param keywords of the posting, the weightiest first
   * @param language of the reader
   */
  public Assessment assess(
      ApplicantProfile applicant, JobProfile job, List<String> keywords, Language language) {
    var measures = new Measures(applicant, job, knowledge());
    var skills = NamedSkill.of(job, knowledge());
    var fit = fit(applicant, job, measures, skills);
    var comparison = new Comparison(applicant, job, measures, skills, knowledge());
    return new Assessment(
        fit,
        Ratings.of(comparison, fit, keywords, language),
        Strengths.of(comparison, fit.requirements(), language),
        PlainReasons.reason(comparison, language),
        PlainReasons.gaps(comparison, fit, language));
  }

  private int score(Measures measures, List<Fit.KnockOut> knockOuts) {
    var evidence = ofEvidence(measures, knockOuts);
    return (int) Math.round(evidence - hidden(evidence, measures));
  }

  private double ofEvidence(Measures measures, List<Fit.KnockOut> knockOuts) {
    var share = 1 / (1 + Math.exp(-(slope * sum(measures) + offset)));
    // below a cap the order by the other evidence is kept
    var cap = knockOuts.isEmpty() ? 100 : knockOuts.getFirst().cap();
    return cap * share;
  }

  /** The points that are lost because a reader does not see the evidence at first sight. */
  private static double hidden(double evidence, Measures measures) {
    return evidence * Presentation.BAND * (1 - measures.presentation().share());
  }

  private double sum(Measures measures) {
    var sum = 0.0;
    for (var feature : Feature.values()) {
      sum += weights.get(feature) * measures.get(feature);
    }
    return sum;
  }

  /** Near the middle of the curve a unit of the sum is worth a quarter of the slope. */
  private List<Fit.Share> shares(Measures measures, List<Fit.KnockOut> knockOuts) {
    var ofFeatures =
        Arrays.stream(Feature.values())
            .map(
                it ->
                    new Fit.Share(
                        it.dimension(),
                        it.wording(),
                        (int) Math.round(25 * slope * weights.get(it) * measures.get(it))));
    var ofPlace =
        new Fit.Share(
            Dimension.KEYWORDS,
            Message.of("evidence that is not read at first sight"),
            (int) -Math.round(hidden(ofEvidence(measures, knockOuts), measures)));
    return Stream.concat(ofFeatures, Stream.of(ofPlace))
        .filter(it -> it.points() != 0)
        .sorted(Comparator.comparingInt(it -> -Math.abs(it.points())))
        .toList();
  }

  static Knowledge knowledge() {
    var known = knowledge;
    if (known == null) {
      synchronized (FitModel.class) {
        known = knowledge;
        if (known == null) {
          known = load();
          knowledge = known;
        }
      }
    }
    return known;
  }

  static Knowledge load() {
    return new Knowledge(
        new Occupations(OccupationFile.parse(lines("/fit/occupations.txt.gz"))),
        new Cues(lines("/fit/cues.txt")),
        new Conditions(lines("/fit/conditions.txt")),
        new LanguageNames(),
        CountryNames.shared(),
        new PostingHeadings(lines("/ai/headings.txt")));
  }

  /** The lines of a resource that are no comments; a line of "# 2512 Name" is none. */
  static List<String> lines(String name) {
    return TextResource.read(name)
        .lines()
        .filter(it -> !it.isBlank() && !it.matches("#(?! \\d{4} ).*"))
        .toList();
  }
}
