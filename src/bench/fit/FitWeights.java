package dev.jobtrail.fit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.text.ReadableText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/**
 * Learns the weights of the fit model by pairwise logistic regression with constrained signs, and
 * reports them on people that were left out, the mean over several assignments to folds. The
 * regularisation is chosen among the people learned from alone.
 *
 * <p>Arguments: folders with {@code resumes/} and {@code postings/} of the same file names, {@code
 * --balanced} in front of one whose unfitting postings share as many words with the resume as the
 * fitting ones, then optionally {@code --write FILE} for the weights learned from all of them.
 */
final class FitWeights {

  private static final Feature[] FEATURES = Feature.values();

  /** What shared words are worth. */
  private static final Set<Feature> OF_WORDS =
      EnumSet.of(Feature.ALIKE, Feature.ANSWERED, Feature.REQUIREMENTS, Feature.SKILLS);

  private static final int ASSIGNMENTS = 5;
  private static final int FOLDS = 4;
  private static final int INNER_FOLDS = 3;
  private static final double[] L2 = {2, 5, 10, 20};

  /** Less tells no regularisation from another, by the number of people. */
  private static final double AS_GOOD = 0.02;


  private static final int STEPS = 600;
  private static final int NOW = 2026 * 12 + 10;

  /**
   * @param shown the part of the score that is left by where the resume has its evidence
   */
  record Posting(
      double[] features, int cap, double shown, int grade, String kind, String id) {}

  /**
   * @param isBalanced whether the unfitting postings were written with as many words of the
   *     resume as the fitting ones, so that they cannot teach what shared words are worth, nor how
   *     likely a sum is one of a fit
   */
  record Person(int folder, String name, List<Posting> postings, boolean isBalanced) {}

  record Pair(double[] difference, boolean isBalanced) {}

  /** A posting of a person who was left out, and its sum by the weights of the others. */
  record Judged(Posting posting, double sum) {

    boolean fits() {
      return posting.grade() > 0;
    }

    double score(double[] curve) {
      return posting.cap()
          * posting.shown()
          / (1 + Math.exp(-(curve[0] * sum + curve[1])));
    }
  }

  /** Of the postings of one person in the order of their sums. */
  record Result(double ndcg, double won, double pairs, double bestWon, double bestPairs) {}

  public static void main(String[] arguments) throws IOException {
    var knowledge = FitModel.load();
    var people = new ArrayList<Person>();
    Path output = null;
    for (var i = 0; i < arguments.length; i++) {
      switch (arguments[i]) {
        case "--write" -> output = Path.of(arguments[++i]);
        case "--balanced" -> people.addAll(read(++i, Path.of(arguments[i]), true, knowledge));
        default -> people.addAll(read(i, Path.of(arguments[i]), false, knowledge));
      }
    }
    var scale = scale(people);
    var kinds = new TreeMap<String, int[]>();
    var judged = new ArrayList<Judged>();
    var results = new TreeMap<Integer, List<Result>>();
    var sums = new TreeMap<Integer, List<List<Judged>>>();
    for (var assignment = 0; assignment < ASSIGNMENTS; assignment++) {
      var order = new ArrayList<>(people);
      Collections.shuffle(order, new Random(assignment));
      for (var fold = 0; fold < FOLDS; fold++) {
        var learned = new ArrayList<Person>();
        var left = new ArrayList<Person>();
        split(order, FOLDS, fold, learned, left);
        var weights = learn(learned, scale, regularisation(learned, scale));
        for (var person : left) {
          results
              .computeIfAbsent(person.folder(), it -> new ArrayList<>())
              .add(evaluate(person, weights, scale, kinds));
          var own =
              person.postings().stream()
                  .map(it -> new Judged(it, score(it.features(), weights, scale)))
                  .toList();
          if (!person.isBalanced()) {
            judged.addAll(own);
          }
          sums.computeIfAbsent(person.folder(), it -> new ArrayList<>()).add(own);
        }
      }
    }
    results.forEach((folder, own) -> report("by evidence, left out, " + arguments[folder], own));
    kinds.clear();
    var curve = calibrate(judged);
    var all = new ArrayList<Result>();
    sums.forEach(
        (folder, own) -> {
          var scored = own.stream().map(it -> evaluate(scores(it, curve), kinds)).toList();
          report("by score, left out, " + arguments[folder], scored);
          all.addAll(scored);
        });
    report("by score, left out, all", all);
    kinds.forEach(
        (kind, won) ->
            System.out.printf(
                "  %-15s %.2f of %d%n", kind, (double) won[0] / won[1], won[1] / ASSIGNMENTS));
    calibration(judged, curve);
    var l2 = regularisation(people, scale);
    var weights = learn(people, scale, l2);
    System.out.printf("learned from all with regularisation %.0f%n", l2);
    var order = new Integer[FEATURES.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparingDouble(i -> -Math.abs(weights[i])));
    for (var i : order) {
      System.out.printf("%-16s %+.2f (per std), scale %.3f%n", FEATURES[i], weights[i], scale[i]);
    }
    if (System.getenv("SHOW") != null) {
      show(people, weights, scale);
    }
    if (output != null) {
      write(output, weights, scale, curve);
    }
  }

  private static void split(
      List<Person> people, int folds, int fold, List<Person> learned, List<Person> left) {
    for (var i = 0; i < people.size(); i++) {
      (i % folds == fold ? left : learned).add(people.get(i));
    }
  }

  /** The strongest one with an order of people left out that is as good as the best. */
  private static double regularisation(List<Person> people, double[] scale) {
    var ndcgs = new double[L2.length];
    for (var i = 0; i < L2.length; i++) {
      for (var fold = 0; fold < INNER_FOLDS; fold++) {
        var learned = new ArrayList<Person>();
        var left = new ArrayList<Person>();
        split(people, INNER_FOLDS, fold, learned, left);
        var weights = learn(learned, scale, L2[i]);
        for (var person : left) {
          ndcgs[i] += evaluate(person, weights, scale, new TreeMap<>()).ndcg() / people.size();
        }
      }
    }
    var best = Arrays.stream(ndcgs).max().orElseThrow();
    var strongest = L2.length - 1;
    while (ndcgs[strongest] < best - AS_GOOD) {
      strongest--;
    }
    return L2[strongest];
  }

  private static void report(String name, List<Result> results) {
    System.out.printf(
        "%s: nDCG@3 %.3f, fitting above unfitting %.3f, very well above well %.3f%n",
        name,
        results.stream().mapToDouble(Result::ndcg).average().orElse(0),
        results.stream().mapToDouble(Result::won).sum()
            / results.stream().mapToDouble(Result::pairs).sum(),
        results.stream().mapToDouble(Result::bestWon).sum()
            / results.stream().mapToDouble(Result::bestPairs).sum());
  }

  private static void show(List<Person> people, double[] weights, double[] scale) {
    for (var person : people) {
      System.out.println("== " + person.name());
      person.postings().stream()
          .sorted(Comparator.comparingDouble(it -> -score(it.features(), weights, scale)))
          .forEach(
              it -> {
                var text = new StringBuilder();
                for (var i = 0; i < FEATURES.length; i++) {
                  text.append(
                      it.features()[i] == 0
                          ? ""
                          : String.format(Locale.ROOT, " %s %.2f", FEATURES[i].name().toLowerCase(Locale.ROOT), it.features()[i]));
                }
                System.out.printf("%d %-14s %.2f %s%s%n", it.grade(), it.kind(), score(it.features(), weights, scale), it.id(), text);
              });
    }
  }

  private static List<Person> read(int number, Path folder, boolean isBalanced, Knowledge knowledge)
      throws IOException {
    var mapper = new ObjectMapper();
    var people = new ArrayList<Person>();
    try (var files = Files.list(folder.resolve("resumes"))) {
      for (var file : files.sorted().toList()) {
        var applicant = new ApplicantProfile(mapper.readTree(file.toFile()), knowledge, NOW);
        var postings = new ArrayList<Posting>();
        for (JsonNode node : mapper.readTree(folder.resolve("postings").resolve(file.getFileName()).toFile())) {
          var job = new JobProfile(
                  node.path("title").asText(),
                  node.path("company").asText(),
                  node.path("location").asText(),
                  node.path("isRemote").asBoolean(),
                  EmploymentType.ofText(node.path("employmentType").textValue()).orElse(null),
                  ReadableText.ofHtml(node.path("descriptionRaw").asText(), 50_000),
                  knowledge);
          var measures = new Measures(applicant, job, knowledge);
          var features = new double[FEATURES.length];
          for (var feature : FEATURES) {
            features[feature.ordinal()] = measures.get(feature);
          }
          postings.add(
              new Posting(
                  features,
                  KnockOuts.of(applicant, job, measures).stream()
                      .mapToInt(Fit.KnockOut::cap)
                      .min()
                      .orElse(100),
                  1 - Presentation.BAND * (1 - measures.presentation().share()),
                  node.path("grade").asInt(),
                  node.path("kind").asText(),
                  node.path("id").asText() + " " + node.path("title").asText()));
        }
        people.add(new Person(number, file.getFileName().toString(), postings, isBalanced));
      }
    }
    return people;
  }

  private static double[] scale(List<Person> people) {
    var scale = new double[FEATURES.length];
    for (var i = 0; i < scale.length; i++) {
      var feature = i;
      var values = people.stream().flatMap(it -> it.postings().stream()).mapToDouble(it -> it.features()[feature]).toArray();
      var mean = Arrays.stream(values).average().orElse(0);
      scale[i] = Math.sqrt(Arrays.stream(values).map(it -> (it - mean) * (it - mean)).average().orElse(0)) + 0.05;
    }
    return scale;
  }

  static double score(double[] features, double[] weights, double[] scale) {
    var sum = 0.0;
    for (var i = 0; i < features.length; i++) {
      sum += weights[i] * features[i] / scale[i];
    }
    return sum;
  }

  static double[] learn(List<Person> people, double[] scale, double l2) {
    var pairs = new ArrayList<Pair>();
    for (var person : people) {
      for (var better : person.postings()) {
        for (var worse : person.postings()) {
          if (better.grade() > worse.grade()) {
            var difference = new double[scale.length];
            for (var i = 0; i < scale.length; i++) {
              difference[i] = (better.features()[i] - worse.features()[i]) / scale[i];
            }
            pairs.add(new Pair(difference, person.isBalanced()));
          }
        }
      }
    }
    var weights = new double[scale.length];
    for (var step = 0; step < STEPS; step++) {
      var gradient = new double[weights.length];
      for (var pair : pairs) {
        var sum = 0.0;
        for (var i = 0; i < weights.length; i++) {
          sum += weights[i] * pair.difference()[i];
        }
        var p = 1 / (1 + Math.exp(sum));
        for (var i = 0; i < weights.length; i++) {
          if (!pair.isBalanced() || !OF_WORDS.contains(FEATURES[i])) {
            gradient[i] -= p * pair.difference()[i];
          }
        }
      }
      for (var i = 0; i < weights.length; i++) {
        weights[i] -= 0.5 * (gradient[i] + l2 * weights[i]) / pairs.size();
        weights[i] = FEATURES[i].sign() > 0 ? Math.max(0, weights[i]) : Math.min(0, weights[i]);
      }
    }
    return weights;
  }

  private static Map<Posting, Double> scores(List<Judged> judged, double[] curve) {
    var scores = new HashMap<Posting, Double>();
    judged.forEach(it -> scores.put(it.posting(), it.score(curve)));
    return scores;
  }

  private static Result evaluate(
      Person person, double[] weights, double[] scale, Map<String, int[]> kinds) {
    var sums = new HashMap<Posting, Double>();
    person.postings().forEach(it -> sums.put(it, score(it.features(), weights, scale)));
    return evaluate(sums, kinds);
  }

  private static Result evaluate(Map<Posting, Double> sums, Map<String, int[]> kinds) {
    var sorted = new ArrayList<>(sums.keySet());
    sorted.sort(Comparator.comparingDouble((Posting it) -> -sums.get(it)).thenComparingInt(Posting::grade));
    var best = new ArrayList<>(sums.keySet());
    best.sort(Comparator.comparingInt((Posting it) -> -it.grade()));
    var won = 0;
    var pairs = 0;
    var bestWon = 0;
    var bestPairs = 0;
    for (var fit : sums.keySet()) {
      for (var other : sums.keySet()) {
        var wins = sums.get(fit) > sums.get(other) ? 1 : 0;
        if (fit.grade() > 0 && other.grade() == 0) {
          won += wins;
          pairs++;
          var kind = kinds.computeIfAbsent(other.kind(), it -> new int[2]);
          kind[0] += wins;
          kind[1]++;
        } else if (fit.grade() == 2 && other.grade() == 1) {
          bestWon += wins;
          bestPairs++;
        }
      }
    }
    return new Result(gain(sorted) / gain(best), won, pairs, bestWon, bestPairs);
  }

  /** Slope and offset of the logistic curve from a sum to the probability of a fit. */
  private static double[] calibrate(List<Judged> judged) {
    var slope = 1.0;
    var offset = 0.0;
    for (var step = 0; step < 5000; step++) {
      var bySlope = 0.0;
      var byOffset = 0.0;
      for (var one : judged) {
        var share = 1 / (1 + Math.exp(-(slope * one.sum() + offset)));
        var error = one.fits() ? share - 1 : share;
        bySlope += error * one.sum();
        byOffset += error;
      }
      slope -= 0.05 * bySlope / judged.size();
      offset -= 0.05 * byOffset / judged.size();
    }
    return new double[] {slope, offset};
  }

  private static void calibration(List<Judged> judged, double[] curve) {
    for (var least : new int[] {50, 60, 70, 75, 80, 90}) {
      var above =
          judged.stream()
              .filter(it -> it.score(curve) >= least - 0.5)
              .toList();
      System.out.printf(
          "  scored %d and more: %d, of these fit %.2f%n",
          least,
          above.size() / ASSIGNMENTS,
          above.stream().mapToInt(it -> it.fits() ? 1 : 0).average().orElse(0));
    }
  }

  private static double gain(List<Posting> postings) {
    var gain = 0.0;
    for (var i = 0; i < Math.min(3, postings.size()); i++) {
      gain += (Math.pow(2, postings.get(i).grade()) - 1) / (Math.log(i + 2) / Math.log(2));
    }
    return gain;
  }

  private static void write(Path output, double[] weights, double[] scale, double[] curve) throws IOException {
    var text = new StringBuilder();
    for (var i = 0; i < weights.length; i++) {
      text.append(String.format(Locale.ROOT, "%s %.3f%n", FEATURES[i], weights[i] / scale[i]));
    }
    text.append(String.format(Locale.ROOT, "slope %.3f%noffset %.3f%n", curve[0], curve[1]));
    Files.writeString(output, text);
  }
}
