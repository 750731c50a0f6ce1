package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.ai.builtin.letter.Position.Weighed;
import dev.jobtrail.text.Language;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tells what was done: requirements of the posting with achievements, position by position. */
final class EvidenceParagraphs {

  private static final int MOST_RECENT = 6;
  private static final int MOST_EARLIER = 3;

  /** Achievements of the latest position that are told even if the posting names none of them. */
  private static final int ALWAYS_TOLD = 5;

  /** Its achievements where only another position shows something of the posting. */
  private static final int TOLD_BESIDE = 2;

  /** Requirements that the latest position answers one by one. */
  private static final int MAX_ANSWERED = 2;

  /** On one position, beside those that answer requirements. */
  private static final int MAX_SENTENCES = 3;

  static final int MAX_POSITIONS = 3;

  /** At the employer of the position before. */
  private static final String THERE = ".there";

  private static final int MAX_BESIDE = 2;

  /** How often achievements are added to a letter that is too short. */
  static final int MAX_ROUNDS = 4;

  private final LetterSource source;
  private final LetterPhrases phrases;
  private final SupportedSentences sentences;
  private final NamedRequirements named;
  private final AchievementGroups groups;
  private final boolean isConcise;

  /** Whether the reason stands between the position and what was done in it. */
  private final boolean isReasonFirst;

  private final Set<String> told = new HashSet<>();

  EvidenceParagraphs(
      LetterSource source,
      LetterPhrases phrases,
      SupportedSentences sentences,
      NamedRequirements named,
      boolean isConcise,
      boolean isReasonFirst) {
    this.source = source;
    this.phrases = phrases;
    this.sentences = sentences;
    this.named = named;
    this.isConcise = isConcise;
    this.isReasonFirst = isReasonFirst;
    groups = new AchievementGroups(source.language, phrases);
  }

  /** Begins the body anew. */
  void forget() {
    told.clear();
  }

  Map<String, String> values(Position position) {
    return Map.of(
        "position", position.title(),
        "employer", position.employer(),
        "company", source.company,
        "since", phrases.month(position.start()),
        "until", phrases.month(position.end()));
  }

  /**
   * Paragraphs on what was done, each for some requirements or for a position.
   *
   * @param round how often the letter was too short
   */
  List<String> of(int round) {
    var paragraphs = new ArrayList<String>();
    var chosen = chosen(round);
    var isBesideFirst =
        source.positions.stream().noneMatch(Position::isLinked)
            && source.beside.stream().anyMatch(Position::isLinked);
    if (isBesideFirst) {
      paragraphs.addAll(beside(round));
    }
    var others =
        source.positions.stream()
            .skip(1)
            .filter(it -> round > 0 && !chosen.contains(it))
            .limit(MAX_POSITIONS - 1)
            .toList();
    var dated = new ArrayList<String>();
    for (var position : source.positions) {
      var place = chosen.indexOf(position);
      if (place >= 0) {
        var told = paragraphs(position, place, behind(position, chosen), round);
        // one that has its name and time only stands in the paragraph of the next
        if (!told.isEmpty() && !dated.isEmpty()) {
          told = new ArrayList<>(told);
          told.set(0, Lines.told(dated) + " " + told.getFirst());
          dated.clear();
        }
        paragraphs.addAll(told);
      } else if (others.contains(position)) {
        dated.add(dated(position));
      }
    }
    paragraphs.add(paragraph(dated));
    if (!isBesideFirst) {
      paragraphs.addAll(beside(round));
    }
    paragraphs.removeIf(String::isBlank);
    return paragraphs;
  }

  /** How a position is named behind the one before it in the letter. */
  private String behind(Position position, List<Position> chosen) {
    var place = chosen.indexOf(position);
    if (place == 0) {
      return "";
    }
    var last = chosen.get(place - 1);
    // "before that" twice in a row reads like a list
    var isFirst = !behind(last, chosen).startsWith("before");
    var isNext = source.positions.indexOf(position) == source.positions.indexOf(last) + 1;
    return last.employer().equals(position.employer()) && isFirst
        ? "before" + THERE
        : isNext && isFirst ? "before" : "earlier";
  }

  /** What was done as a volunteer or in a project, if it is of the posting or the letter short. */
  private List<String> beside(int round) {
    return source.beside.stream()
        .filter(it -> it.isLinked() || round > 0)
        .limit(MAX_BESIDE)
        .map(this::beside)
        .map(this::paragraph)
        .toList();
  }

  private List<String> beside(Position one) {
    var name =
        one.kind() == Position.Kind.PROJECT
            ? "project"
            : "volunteer" + (one.isCurrent() ? ".now" : ".then");
    var told = new ArrayList<String>();
    for (var group : groups.of(one.achievements().stream().limit(MOST_EARLIER).toList())) {
      told.add(
          sentence(told.isEmpty() ? name : one.isCurrent() ? "more.now" : "more.then", one, group));
    }
    return told;
  }

  /** A position by its name and time only. */
  private String dated(Position position) {
    return sentences.next(phrases.filled("who.dates", values(position), false));
  }

  /**
   * The latest position and the weightiest others, in the order of time. A position that shows
   * nothing of what the posting names is told only where the letter would be too short.
   */
  private List<Position> chosen(int round) {
    var others =
        source.positions.stream()
            .skip(1)
            .filter(it -> round == 0 ? it.isLinked() : !it.achievements().isEmpty())
            .sorted((one, other) -> Double.compare(other.weight(), one.weight()))
            .limit(round == 0 ? 1 : MAX_POSITIONS - 1)
            .toList();
    return source.positions.stream()
        .filter(it -> it == source.positions.getFirst() || others.contains(it))
        .toList();
  }

  /**
   * First what answers a requirement, then what else is telling, with the terms of the posting that
   * it shows.
   *
   * @param behind how the position is named behind another one
   */
  private List<String> paragraphs(Position position, int place, String behind, int round) {
    var more = Math.max(0, round - 1) - (isConcise ? 1 : 0);
    var most = Math.max(1, (place == 0 ? MOST_RECENT : MOST_EARLIER) + more);
    // what is of the posting may stand in another position
    var isBeside = !position.isLinked() && source.positions.stream().anyMatch(Position::isLinked);
    var mostUnlinked = place > 0 ? round : (isBeside ? TOLD_BESIDE : ALWAYS_TOLD) + round;
    var before = told.size();
    var open = new ArrayList<>(position.achievements());
    open.removeIf(it -> source.wishes.forbid(it.line()));
    var answers = answers(open.subList(0, Math.min(most, open.size())), position, place, behind);
    var rest = new ArrayList<String>();
    var shown = new ArrayList<Weighed>();
    var name =
        !answers.isEmpty()
            ? time("more", position, place)
            : place > 0
                ? behind
                : !told.isEmpty()
                    ? position.isCurrent() ? "led.now" : "led.then"
                    : position.isCurrent()
                        ? "first.now"
                        : isReasonFirst ? "led.then" : "first.last";
    while (shown.size() < MAX_SENTENCES + round) {
      var count = told.size() - before;
      var next = new ArrayDeque<>(groups.of(chosen(open, most - count, mostUnlinked - count)));
      if (next.isEmpty()) {
        break;
      }
      next.forEach(open::removeAll);
      while (!next.isEmpty() && shown.size() < MAX_SENTENCES + round) {
        var group = next.removeFirst();
        var sentence = sentence(name, position, group);
        if (!sentence.isEmpty()) {
          rest.add(sentence);
          shown.add(groups.joined(group));
          named.brought(shown.getLast()).ifPresent(rest::add);
          name = time("more", position, place);
        } else if (group.size() > 1) {
          group.reversed().forEach(it -> next.addFirst(List.of(it)));
        }
      }
    }
    if (place == 0 && shown.stream().anyMatch(Weighed::isLinked)) {
      rest.add(named.broughtAtAll());
    }
    if (!answers.isEmpty()) {
      answers.getLast().addAll(rest);
      rest.clear();
    }
    answers.add(rest);
    return answers.stream().map(this::paragraph).filter(it -> !it.isBlank()).toList();
  }

  /** The weightiest, and of those that a reader cannot link to the posting only some. */
  private static List<Weighed> chosen(List<Weighed> open, int most, int mostUnlinked) {
    var chosen = new ArrayList<Weighed>();
    for (var one : open) {
      if (chosen.size() < most && (one.isLinked() || chosen.size() < mostUnlinked)) {
        chosen.add(one);
      }
    }
    return chosen;
  }

  /**
   * Requirements, each with an achievement that answers it, which is taken from the others. Two of
   * one kind are named in one sentence.
   */
  private List<List<String>> answers(
      List<Weighed> achievements, Position position, int place, String behind) {
    var answers = new ArrayList<List<String>>();
    var last = Optional.<NamedRequirements.Lead>empty();
    for (var one : List.copyOf(achievements)) {
      var lead = named.lead(one.answers());
      if (lead.isPresent()
          && !isSame(one, lead.get())
          && requirementsOf(answers) < (place == 0 ? MAX_ANSWERED : 1)) {
        var both = last.flatMap(it -> named.both(it, lead.get()));
        var name =
            answers.isEmpty()
                ? place > 0 && one.achievement().form() == Form.SENTENCE
                    ? behind // names the position
                    : time("led", position, place)
                : both.isPresent()
                    ? time("more", position, place)
                    // "there" would be where the requirement is
                    : time("again", position, place);
        if (both.isEmpty()) {
          phrases.tell(lead.get().sentence());
        }
        var sentence = sentence(name, position, List.of(one));
        if (!sentence.isEmpty()) {
          named.add(lead.get());
          achievements.remove(one);
          if (both.isPresent()) {
            named.addLead(both.get());
            answers.getLast().set(0, both.get());
            answers.getLast().add(sentence);
          } else {
            answers.add(new ArrayList<>(List.of(lead.get().sentence(), sentence)));
          }
          last = lead;
        }
      }
    }
    return answers;
  }

  /** An achievement in the words of the requirement answers it by itself. */
  private boolean isSame(Weighed one, NamedRequirements.Lead lead) {
    return source
        .relevance
        .stems(one.achievement().text())
        .equals(source.relevance.stems(lead.requirement()));
  }

  private static int requirementsOf(List<List<String>> answers) {
    return answers.stream().mapToInt(it -> it.size() - 1).sum();
  }

  private static String time(String name, Position position, int place) {
    return name + (place == 0 && position.isCurrent() ? ".now" : ".then");
  }

  /**
   * Achievements as a sentence; "" where the letter has them already or the resume does not support
   * it.
   */
  private String sentence(String name, Position position, List<Weighed> group) {
    if (group.stream().anyMatch(it -> told.contains(it.line()))) {
      return "";
    }
    var one = groups.joined(group);
    var sentence = sentences.next(wordings(name, position, one.achievement()));
    if (sentence.isEmpty()) {
      sentence =
          sentences.next(one.noun().map(it -> wordings(name, position, it)).orElse(List.of()));
    }
    if (!sentence.isEmpty()) {
      group.forEach(it -> told.add(it.line()));
    }
    return sentence;
  }

  private List<String> wordings(String name, Position position, Achievement achievement) {
    var form = achievement.form().name().toLowerCase(Locale.ROOT);
    var values = new HashMap<>(values(position));
    values.put(
        form,
        source.language == Language.FRENCH
            ? FrenchLines.spelled(achievement.text())
            : achievement.text());
    // "In my current role, I built" would tell of now and then at once
    var isDone =
        source.language == Language.ENGLISH
            && achievement.form() == Form.CLAUSE
            && EnglishLines.isPast(achievement.text()).orElse(false);
    var special = achievement.isOnce() ? ".once" : isDone ? ".done" : "";
    var all =
        special.isEmpty()
            ? List.<String>of()
            : phrases.filled(name + special, values, achievement.isPlural());
    if (!all.isEmpty()) {
      return all;
    }
    var plain = new ArrayList<>(phrases.filled(name + "." + form, values, achievement.isPlural()));
    if (plain.isEmpty() && achievement.form() == Form.SENTENCE) {
      return List.of(achievement.text() + ".");
    }
    if (name.endsWith(THERE)) {
      var base = name.substring(0, name.length() - THERE.length());
      plain.addAll(phrases.filled(base + "." + form, values, achievement.isPlural()));
    }
    return plain;
  }

  private String paragraph(List<String> all) {
    return sentences.paragraph(all, named.leads());
  }
}
