package dev.jobtrail.builder;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.guard.Verdict;
import dev.jobtrail.text.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The claims that a changed document adds, for the evidence guard.
 *
 * <p>Reordered items add no claims, and neither do removals, except for the end of a period.
 */
final class DocumentChanges {

  /** Where a new entry would claim something, and what of it does. */
  private static final Set<String> CLAIMING =
      Set.of("work", "volunteer", "education", "awards", "certificates", "publications");

  private static final Set<String> IDENTITIES =
      Set.of(
          "name",
          "position",
          "organization",
          "institution",
          "studyType",
          "area",
          "score",
          "title",
          "awarder",
          "issuer",
          "publisher",
          "startDate",
          "endDate",
          "date",
          "releaseDate");

  private static final String END = "endDate";

  private final Evidence evidence;
  private final List<ProposedChange> texts = new ArrayList<>();
  private final List<Message> refusals = new ArrayList<>();

  private DocumentChanges(Evidence evidence) {
    this.evidence = evidence;
  }

  /** What the changed document claims beyond the evidence. */
  static DocumentChanges of(Evidence evidence, JsonNode after) {
    var changes = new DocumentChanges(evidence);
    changes.compare("", evidence.resume(), after);
    return changes;
  }

  /** A change that cannot be made. */
  static DocumentChanges refused(Evidence evidence, Message refusal) {
    var changes = new DocumentChanges(evidence);
    changes.refusals.add(refusal);
    return changes;
  }

  /** The texts that are new, for the guard. */
  List<ProposedChange> texts() {
    return texts;
  }

  /**
   * The guard's verdict on a change.
   *
   * @param refusal why the evidence does not support it; empty if it does
   * @param reworded the texts with words that the evidence does not have
   */
  record Findings(Optional<Message> refusal, List<RewordedText> reworded) {

    static Findings refused(Message refusal) {
      return new Findings(Optional.of(refusal), List.of());
    }
  }

  /**
   * What follows from the guard's verdicts.
   *
   * @param verdicts on the {@link #texts}, in their order
   */
  Findings findings(List<Verdict> verdicts) {
    if (!refusals.isEmpty()) {
      return Findings.refused(refusals.getFirst());
    }
    var reworded = new ArrayList<RewordedText>();
    for (int i = 0; i < verdicts.size(); i++) {
      var verdict = verdicts.get(i);
      var change = texts.get(i);
      switch (verdict.outcome()) {
        case REFUSED -> {
          return Findings.refused(refusal(verdict));
        }
        case REWORDED ->
            reworded.add(
                new RewordedText(
                    change.place(), change.before(), change.after(), verdict.reworded()));
        case SUPPORTED -> {}
      }
    }
    return new Findings(Optional.empty(), List.copyOf(reworded));
  }

  /** A removed text has none that could be quoted. */
  private static Message refusal(Verdict verdict) {
    return verdict.text() == null || verdict.text().isBlank()
        ? verdict.objection()
        : Message.of("“%s”: %s", verdict.text(), verdict.objection());
  }

  private void compare(String place, JsonNode before, JsonNode after) {
    if (before.equals(after) || place.equals("/meta")) {
      return;
    }
    if (after.isObject()) {
      for (var property : after.properties()) {
        compare(
            place + "/" + escaped(property.getKey()),
            before.path(property.getKey()),
            property.getValue());
      }
      if (before.path(END).isTextual() && !after.has(END)) {
        text(place + "/" + END, before.path(END).textValue(), null);
      }
    } else if (after.isArray()) {
      compareLists(place, before, after);
    } else if (after.isTextual()) {
      text(place, before.textValue(), after.textValue());
    } else if (!after.isNull()) {
      refusals.add(Message.of("no message mentions the value %s", after));
    }
  }

  private void compareLists(String place, JsonNode before, JsonNode after) {
    var old = StreamSupport.stream(before.spliterator(), false).toList();
    var counterparts = counterparts(old, after);
    for (int i = 0; i < after.size(); i++) {
      var index = counterparts.get(i);
      if (index != null) {
        compare(place + "/" + index, old.get(index), after.get(i));
      } else if (after.get(i).isObject() && CLAIMING.contains(place.substring(1))) {
        newEntry(place + "/" + old.size(), after.get(i));
      } else {
        compare(place + "/" + old.size(), before.path(-1), after.get(i));
      }
    }
  }

  /** The old index of each item: that of the same one, else that of one that is gone from there. */
  private static Map<Integer, Integer> counterparts(List<JsonNode> old, JsonNode after) {
    var free = new ArrayList<>(IntStream.range(0, old.size()).boxed().toList());
    var counterparts = new HashMap<Integer, Integer>();
    for (int i = 0; i < after.size(); i++) {
      var item = after.get(i);
      var same = free.stream().filter(index -> old.get(index).equals(item)).findFirst();
      if (same.isPresent()) {
        counterparts.put(i, same.get());
        free.remove(same.get());
      }
    }
    for (int i = 0; i < after.size(); i++) {
      if (!counterparts.containsKey(i) && free.remove((Integer) i)) {
        counterparts.put(i, i);
      }
    }
    return counterparts;
  }

  /** The facts of one entry must come from one place: pieces of several would be a false claim. */
  private void newEntry(String place, JsonNode entry) {
    var identity =
        entry.properties().stream()
            .filter(property -> IDENTITIES.contains(property.getKey()))
            .map(property -> property.getValue().asText(""))
            .filter(it -> !it.isBlank())
            .toList();
    var isKnown = sources().anyMatch(source -> identity.stream().allMatch(it -> has(source, it)));
    if (!isKnown) {
      refusals.add(
          Message.of(
              "neither the resume nor a confirmed fact supports %s", String.join(", ", identity)));
      return;
    }
    for (var property : entry.properties()) {
      if (!IDENTITIES.contains(property.getKey())) {
        compare("", evidence.resume().path(-1), property.getValue());
      }
    }
  }

  private Stream<String> sources() {
    var entries =
        CLAIMING.stream()
            .flatMap(
                section ->
                    StreamSupport.stream(evidence.resume().path(section).spliterator(), false));
    return Stream.concat(evidence.confirmedFacts().stream(), entries.map(JsonNode::toString));
  }

  private static boolean has(String source, String text) {
    return source.toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT).strip());
  }

  private void text(String place, String before, String after) {
    if (isAddress(place) && before != null && address(before).equals(address(after))) {
      return;
    }
    texts.add(new ProposedChange(kind(place), place, place, before, after, null));
  }

  private static boolean isAddress(String place) {
    return place.endsWith("/url") || place.endsWith("/image");
  }

  /** An address without what may be written or left out. */
  private static String address(String url) {
    return url.strip().replaceFirst("^https?://", "").replaceFirst("/$", "");
  }

  private static ChangeKind kind(String place) {
    if (place.equals("/basics/label")) {
      return ChangeKind.HEADLINE;
    }
    if (place.equals("/basics/summary")) {
      return ChangeKind.SUMMARY;
    }
    return place.startsWith("/skills/") ? ChangeKind.SKILL : ChangeKind.BULLET;
  }

  private static String escaped(String property) {
    return property.replace("~", "~0").replace("/", "~1");
  }
}
