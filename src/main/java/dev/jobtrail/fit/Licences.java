package dev.jobtrail.fit;

import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The licences, registrations and certificates that a posting asks for. */
final class Licences {

  /** The number of words that tell a licence from others. */
  private static final int TELLING = 3;

  /** Groups this near need the same licence. */
  private static final double SAME_TRADE = 0.8;

  /** A licence that so many groups name, such as to drive a car, most people have. */
  private static final int COMMON = 10;

  private static final double OF_COMMON = 0.3;

  /** How many words a demand reaches. */
  private static final int AROUND = 10;

  /** The most words of a clause that name the licence, on either side. */
  private static final int CLAUSE = 12;

  /** Groups this near may share a licence. */
  private static final double NEAR_TRADE = 0.5;

  private static final double OF_NEAR_TRADE = 0.5;
  private static final double OF_OTHER_TRADE = 0.7;
  private static final double OF_OTHER_CLASS = 0.9;
  private static final double OF_EXAMPLE = 0.6;

  /** What everybody in a trade has, even if the resume does not say it. */
  private static final double OF_USUAL = 0.15;

  /** How many words may stand in front of a licence that a sentence begins with. */
  private static final int BEGINNING = 3;

  /** How far from a licence to drive the class of the vehicle stands, in letters. */
  private static final int BESIDE = 18;

  /** Licences for lorries, buses and trailers, in Europe and North America. */
  private static final Pattern HEAVY =
      Pattern.compile(
          "\\b(?:C1?E?|C\\+E|D1?E?|BE|CDL|[Cc]lass (?:[2-5AB]|C1?E?)|HGV|LGV|Lkw|[Hh]eavy|[Pp]oids lourd|[Cc]amión)\\b");

  /** The employer as one who asks for something. */
  private static final Pattern DEMAND =
      Pattern.compile(
          "(?i)\\b(?:need|require|expect|ask for|look(?:ing)? for|want|would like|seek(?:ing)?|brauchen|benötigen|suchen|erwarten|verlangen|wünschen"
              + "|cherchons|recherchons|attendons|demandons|exigeons|buscamos|necesitamos|exigimos|pedimos|requerimos)\\b");

  private static final Pattern TASK =
      Pattern.compile(
          "(?i)\\b(?:you(?: will|'ll|’ll) (?!(?:also )?(?:need|have|hold|be|possess|bring|require|already)\\b)"
              + "|responsibilities include|your (?:part|task|tasks|role|job) (?:is|are)\\b"
              + "|deine aufgabe|ihre aufgabe|votre mission|vos missions|tus? (?:misión|tareas)|tu trabajo será)");

  /** Classes of one kind of licence, which stand behind their word or that of the licence. */
  private static final Pattern CLASS =
      Pattern.compile(
          "(?i:lgv|hgv|class|category|categories|klassen?|kategorien?|catégories?|categorías?|clase|permis|führerschein|fahrerlaubnis|carné|carnet|permiso)"
              + " (((?-i:[A-D]\\d?E?|BE|CE))(?:(?:\\s*[,+/]\\s*|\\s+(?:et|und|and|y|or|oder|ou|o)\\s+)(?-i:[A-D]\\d?E?|BE|CE)\\b)*)\\b");

  /** "C+E" is "CE". */
  private static final Pattern TRAILER = Pattern.compile("(?<=\\b[A-D]\\d?)\\s?\\+\\s?E\\b");

  /** How far behind a licence its classes stand, in letters. */
  private static final int CLASSES = 60;

  private static final Pattern ABBREVIATION =
      Pattern.compile("(?=.*\\p{Lu}.*\\p{Lu})[\\p{L}-]{2,7}");

  /** A licence that others may stand in for, or that can be had later. */
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "(?i)\\b(?:or (?:an )?(?:equivalent|equal|similar)|for example|such as|oder (?:eine[nr]? )?(?:vergleichbar|gleichwertig|gleichgestellt|ähnlich)"
              + "|or (?:readiness|willing|be about|ready|(?:an? )?(?:degree|diploma))|ready to|etwa|z\\. ?B\\.|par exemple|ou équivalent|o equivalente|o similar|por ejemplo)");

  private static final Pattern END_OF_CLAUSE = Pattern.compile("[;.:!?•,]");

  /** Words of a demand for somebody, which name no licence. */
  private static final Set<String> FILLERS =
      Set.of(
          "somebody",
          "someone",
          "anyone",
          "person",
          "people",
          "candidate",
          "candidates",
          "applicants",
          "like",
          "looking",
          "need",
          "want",
          "jemand",
          "jemanden",
          "personen",
          "suchen",
          "brauchen",
          "personne",
          "candidat",
          "cherchons",
          "recherchons",
          "alguien",
          "persona",
          "personas",
          "candidato",
          "buscamos");

  private static final Set<String> OR = Set.of("or", "oder", "ou", "o");

  private static final Set<String> LICENCE =
      Set.of("licence", "license", "licences", "licencia", "carnet", "carne", "permis", "permiso");

  private static final Set<String> VEHICLES =
      Set.of(
          "car",
          "vehicle",
          "road",
          "drive",
          "driving",
          "auto",
          "pkw",
          "fahrzeug",
          "voiture",
          "vehicule",
          "coche",
          "vehiculo",
          "carro",
          "conducir",
          "conduire",
          "conduir");

  /** A licence that nobody asks for: "no drug endorsements". */
  private static final Set<String> DENIALS =
      Set.of("no", "kein", "keine", "keinen", "aucun", "aucune", "ningun", "ninguna");

  /** How many words a denial reaches. */
  private static final int DENIED = 5;

  private static final Set<String> EMPLOYER =
      Set.of(
          "somos",
          "sommes",
          "we",
          "our",
          "us",
          "wir",
          "uns",
          "unser",
          "unsere",
          "nous",
          "notre",
          "nos",
          "tenemos",
          "nuestra",
          "nuestro",
          "nuestros",
          "nuestras");

  private final ApplicantProfile applicant;
  private final JobProfile job;
  private final Knowledge knowledge;
  private final LineMeasures lines;
  private final boolean isOwnTrade;
  private final boolean isNearTrade;

  Licences(ApplicantProfile applicant, JobProfile job, Knowledge knowledge, LineMeasures lines) {
    this.applicant = applicant;
    this.job = job;
    this.knowledge = knowledge;
    this.lines = lines;
    isOwnTrade = isOwn(trades(job), SAME_TRADE);
    isNearTrade = isOwn(trades(job), NEAR_TRADE);
  }

  /** A title in other words for a trade says less than the duties. */
  private static Set<Integer> trades(JobProfile job) {
    return job.titleGroups.isEmpty()
        ? job.dutyGroups.keySet().stream().limit(1).collect(Collectors.toSet())
        : job.titleGroups.keySet();
  }

  /** The classes of licences that the texts of a resume name, with those that they include. */
  static Set<String> classesOf(List<ApplicantProfile.Part> parts) {
    var classes = new HashSet<String>();
    parts.forEach(it -> classes.addAll(classesIn(it.text())));
    if (!classes.isEmpty()) {
      classes.add("B"); // every other class takes it
    }
    return classes;
  }

  /** How likely it is that a licence that the posting asks for is missing, 0 to 1. */
  double missing() {
    var most = 0.0;
    for (var line : job.lines) {
      if (names(line) && !line.has(Cue.NICE)) {
        most = Math.max(most, demand(line) * missing(line));
      }
    }
    return most;
  }

  private static boolean names(JobLine line) {
    return line.has(Cue.LICENCE) || line.has(Cue.DRIVING) || line.has(Cue.QUALIFICATION);
  }

  /** How surely a line that names a licence asks for it: duties and employers have some, too. */
  private static double demand(JobLine line) {
    if (line.kind() == LineKind.GENERAL || isDuty(line)) {
      return 0;
    }
    if (isAskedFor(line)) {
      return 1;
    }
    if (isOfEmployer(line) || line.has(Cue.GENERAL)) {
      return 0;
    }
    if (line.kind() == LineKind.OPEN && DEMAND.matcher(line.text()).find()) {
      return 0.7;
    }
    return switch (line.kind()) {
      case GENERAL, DUTY -> 0;
      case REQUIREMENT -> line.has(Cue.MUST) ? 1 : 0.7;
      case JOB, OPEN -> beginsWithLicence(line) ? 0.7 : 0.4;
      case PREFERRED -> 0.1;
    };
  }

  /** A sentence without a verb in front of the licence lists what is needed. */
  private static boolean beginsWithLicence(JobLine line) {
    return named(line).stream().anyMatch(it -> it.begin() < BEGINNING);
  }

  /** What there is to do may have to do with licences: "you will sign off certificates". */
  private static boolean isDuty(JobLine line) {
    return TASK.matcher(line.text()).find();
  }

  /** Whether a word of necessity stands beside the licence, or in front of a colon. */
  private static boolean isAskedFor(JobLine line) {
    var colon = line.text().indexOf(':');
    for (var must : cues(line, Cue.MUST)) {
      if (line.tokens().get(must.end() - 1).end() <= colon) {
        return true;
      }
      for (var licence : named(line)) {
        if (must.begin() - licence.end() < AROUND && licence.begin() - must.end() < AROUND) {
          return true;
        }
      }
    }
    return false;
  }

  private static List<PhraseIndex.Hit<Cue>> cues(JobLine line, Cue kind) {
    return line.cues().stream().filter(it -> it.meanings().contains(kind)).toList();
  }

  private static List<PhraseIndex.Hit<Cue>> named(JobLine line) {
    var driving = cues(line, Cue.DRIVING);
    return line.cues().stream()
        .filter(
            it ->
                it.meanings().contains(Cue.DRIVING)
                    || it.meanings().contains(Cue.QUALIFICATION)
                    || it.meanings().contains(Cue.LICENCE)
                        && driving.stream().noneMatch(own -> isIn(it, own)))
        .filter(it -> !isDenied(line, it))
        .toList();
  }

  private static boolean isDenied(JobLine line, PhraseIndex.Hit<Cue> cue) {
    return line.tokens().subList(Math.max(0, cue.begin() - DENIED), cue.begin()).stream()
        .anyMatch(it -> DENIALS.contains(it.folded()));
  }

  private static boolean isIn(PhraseIndex.Hit<Cue> one, PhraseIndex.Hit<Cue> other) {
    return other.begin() <= one.begin() && one.end() <= other.end();
  }

  private static boolean isOfEmployer(JobLine line) {
    return line.tokens().stream().anyMatch(it -> EMPLOYER.contains(it.folded()))
        && !DEMAND.matcher(line.text()).find();
  }

  private double missing(JobLine line) {
    var regions = knowledge.countries().regionsIn(line.tokens());
    if (!regions.isEmpty()
        && !applicant.regions.isEmpty()
        && regions.stream().noneMatch(applicant.regions::contains)) {
      return 1;
    }
    var most = 0.0;
    for (var cue : named(line)) {
      most = Math.max(most, missing(line, cue));
    }
    return EXAMPLE.matcher(line.text()).find() ? OF_EXAMPLE * most : most;
  }

  /** The words that name a licence. */
  private static List<TextToken> clause(JobLine line, PhraseIndex.Hit<Cue> cue) {
    var tokens = line.tokens();
    var begin = cue.begin();
    while (begin > 0
        && cue.begin() - begin < CLAUSE
        && !isEnd(line.text(), tokens.get(begin - 1), tokens.get(begin))) {
      begin--;
    }
    var end = cue.end();
    while (end < tokens.size()
        && end - cue.end() < CLAUSE
        && !isEnd(line.text(), tokens.get(end - 1), tokens.get(end))) {
      end++;
    }
    return tokens.subList(begin, end);
  }

  private static boolean isEnd(String text, TextToken one, TextToken next) {
    return !OR.contains(next.folded())
        && END_OF_CLAUSE.matcher(text.substring(one.end(), next.begin())).find();
  }

  private double missing(JobLine line, PhraseIndex.Hit<Cue> cue) {
    if (isOfDriving(line, cue) && isOfCar(line, cue)) {
      return applicant.licenceClasses.isEmpty() && !applicant.cues.contains(Cue.DRIVING)
          ? OF_COMMON
          : 0;
    }
    var classes = classes(line, cue);
    var own = applicant.licenceClasses;
    if (!classes.isEmpty() && !own.isEmpty()) {
      return Collections.disjoint(classes, own) ? OF_OTHER_CLASS : 0;
    }
    var clause = clause(line, cue);
    var stems = Stems.of(job.language);
    var named = groups(knowledge.occupations().licencesIn(clause, stems));
    var trained = groups(knowledge.occupations().titlesIn(clause, stems));
    if (!cue.meanings().contains(Cue.LICENCE) && !cue.meanings().contains(Cue.DRIVING)) {
      return trained.isEmpty() || isOwn(trained, SAME_TRADE) ? 0 : OF_OTHER_TRADE;
    }
    var terms = new TermVector(knowledge.occupations(), stems);
    terms.add(clause.stream().filter(it -> isTelling(line, it)).toList(), 1);
    var telling = rarest(terms.idfs());
    var byWords = telling.isEmpty() && isOwnTrade ? OF_USUAL : 1 - lines.coverage(telling);
    if (byWords == 0) {
      return 0;
    }
    if (named.isEmpty()) {
      return trained.isEmpty() || isOwn(trained, SAME_TRADE)
          ? byWords
          : isOwn(trained, NEAR_TRADE) ? Math.max(OF_NEAR_TRADE, byWords) : 0.5 + 0.5 * byWords;
    }
    if (named.size() >= COMMON && isOfCar(line, cue)) {
      return OF_COMMON * byWords;
    }
    return isOwn(named, SAME_TRADE) ? 0.5 * byWords : 0.5 + 0.5 * byWords;
  }

  /** "A full licence and your own car" is one to drive, too. */
  private static boolean isOfDriving(JobLine line, PhraseIndex.Hit<Cue> cue) {
    return cue.meanings().contains(Cue.DRIVING)
        || LICENCE.contains(line.tokens().get(cue.end() - 1).folded())
            && line.tokens().stream().anyMatch(it -> VEHICLES.contains(it.folded()));
  }

  /** Without a class of heavier vehicles behind it. */
  private static boolean isOfCar(JobLine line, PhraseIndex.Hit<Cue> cue) {
    var begin = line.tokens().get(cue.begin()).begin();
    var end = line.tokens().get(cue.end() - 1).end();
    var from = Math.max(0, begin - BESIDE);
    var to = Math.min(line.text().length(), end + BESIDE);
    return !HEAVY.matcher(line.text().substring(from, to)).find();
  }

  /** Whether a word tells this licence from others; who works in a trade has the usual one. */
  private boolean isTelling(JobLine line, TextToken token) {
    var isAny =
        line.cues().stream()
            .filter(
                it ->
                    it.meanings().contains(Cue.MUST)
                        || isNearTrade && it.meanings().contains(Cue.ANY_LICENCE))
            .anyMatch(it -> line.tokens().subList(it.begin(), it.end()).contains(token));
    return !isAny
        && !FILLERS.contains(token.folded())
        && !(isOwnTrade && ABBREVIATION.matcher(token.surface()).matches());
  }

  /** The classes that stand right in front of a licence or behind it. */
  private static Set<String> classes(JobLine line, PhraseIndex.Hit<Cue> cue) {
    var at = line.tokens().get(cue.begin()).begin();
    var text = line.text();
    return classesIn(
        text.substring(Math.max(0, at - BESIDE), Math.min(text.length(), at + CLASSES)));
  }

  private static Set<String> classesIn(String text) {
    var found = new HashSet<String>();
    var matcher = CLASS.matcher(TRAILER.matcher(text).replaceAll("E"));
    while (matcher.find()) {
      for (var one : matcher.group(1).split("\\W+|\\b(?:et|und|and|y|or|oder|ou|o)\\b")) {
        if (!one.isBlank()) {
          found.add(one.strip());
          found.add(one.strip().replaceFirst("(?<=[A-D]\\d?)E$", "")); // without a trailer
        }
      }
    }
    return found;
  }

  private static Set<Integer> groups(List<PhraseIndex.Hit<Integer>> hits) {
    return hits.stream().flatMap(it -> it.meanings().stream()).collect(Collectors.toSet());
  }

  private boolean isOwn(Set<Integer> groups, double least) {
    for (var group : groups) {
      for (var own : applicant.titleGroups.keySet()) {
        if (knowledge.occupations().likeness(group, own) >= least) {
          return true;
        }
      }
    }
    return false;
  }

  /** What sets a licence apart: most share the more usual words, such as "registration". */
  private static Map<String, Double> rarest(Map<String, Double> idfs) {
    return idfs.entrySet().stream()
        .sorted(
            Map.Entry.<String, Double>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(TELLING)
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }
}
