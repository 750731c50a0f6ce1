package dev.jobtrail.ai.model;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.ListItems;
import dev.jobtrail.ai.PlaceNames;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads the changes that a model proposes: those whose kind and place fit, with what stands there.
 */
final class ChangesReading {

  private static final int MOST = 40;
  private static final int LONGEST_TEXT = 4_000;
  private static final int LONGEST_NAME = 120;
  private static final int LONGEST_REASON = 500;
  private static final int LONGEST_LABEL = 120;

  private static final Pattern HIGHLIGHT = Pattern.compile("/[A-Za-z]+/\\d+/highlights/\\d+");
  private static final Pattern PROSE = Pattern.compile("/[A-Za-z]+/\\d+/(?:summary|description)");
  private static final Pattern LIST = Pattern.compile("/[A-Za-z]+(?:/\\d+/[A-Za-z]+)?");
  private static final Pattern SKILL = Pattern.compile("/skills/\\d+/(?:name|keywords/\\d+)");
  private static final Pattern NEW_KEYWORD = Pattern.compile("/skills/\\d+/keywords/-");
  private static final Pattern SECTION = Pattern.compile("/[A-Za-z]+(?:/\\d+)?");

  /** What a resume cannot do without, and what is no section. */
  private static final Set<String> STAYING = Set.of("work", "education", "basics", "meta");

  private final JsonNode resume;
  private final ShownResume shown;
  private final Language language;
  private final Set<String> places = new HashSet<>();

  /**
   * @param language of the labels
   */
  ChangesReading(JsonNode resume, ShownResume shown, Language language) {
    this.language = language;
    this.resume = resume;
    this.shown = shown;
  }

  /**
   * The changes of an answer that change something.
   *
   * @throws Unusable where it has none that can be read
   */
  List<ProposedChange> read(JsonNode answer) {
    var changes = new ArrayList<ProposedChange>();
    for (var it : Shape.list(answer, "changes")) {
      var change = it.isObject() ? read(it, it.path("place").asText()) : null;
      if (change != null && changes.size() < MOST && places.add(key(change))) {
        changes.add(change);
      }
    }
    return List.copyOf(changes);
  }

  private ProposedChange read(JsonNode change, String place) {
    var kind = kind(change.path("kind").asText());
    var reason = CleanText.line(change.path("reason").asText(), LONGEST_REASON);
    if (kind == null || reason.isEmpty()) {
      return null;
    }
    var texts =
        switch (kind) {
          case HEADLINE -> "/basics/label".equals(place) ? text(place, line(change)) : null;
          case SUMMARY -> "/basics/summary".equals(place) ? text(place, prose(change)) : null;
          case BULLET -> bullet(change, place);
          case ORDER -> order(change, place);
          case SKILL, KEYWORD -> skill(change, place);
          case SECTION -> section(change, place);
        };
    return texts == null
        ? null
        : new ProposedChange(kind, label(kind, place), place, texts.before, texts.after, reason);
  }

  private record Texts(String before, String after) {}

  private static ChangeKind kind(String name) {
    return Stream.of(ChangeKind.values())
        .filter(it -> it.wireName().equals(name))
        .findFirst()
        .orElse(null);
  }

  private static String line(JsonNode change) {
    return change.path("after").isTextual()
        ? CleanText.line(change.path("after").textValue(), LONGEST_TEXT)
        : "";
  }

  private static String prose(JsonNode change) {
    return change.path("after").isTextual()
        ? CleanText.cut(CleanText.of(change.path("after").textValue()).strip(), LONGEST_TEXT)
        : "";
  }

  /** A new text at a place that has one, or that could have one. */
  private Texts text(String place, String after) {
    var before = resume.at(place);
    var isFit = (before.isTextual() || before.isMissingNode()) && shown.isWhole(place);
    return isFit && !after.isEmpty() && !after.equals(before.textValue())
        ? new Texts(before.textValue(), after)
        : null;
  }

  private Texts bullet(JsonNode change, String place) {
    var isHighlight = HIGHLIGHT.matcher(place).matches();
    if (!isHighlight && !PROSE.matcher(place).matches() || !resume.at(place).isTextual()) {
      return null;
    }
    var after = prose(change);
    return after.isEmpty() && isHighlight && shown.isWhole(place)
        ? new Texts(resume.at(place).textValue(), null)
        : text(place, after);
  }

  private Texts order(JsonNode change, String place) {
    var list = LIST.matcher(place).matches() ? resume.at(place) : null;
    if (list == null || !list.isArray() || !shown.isWhole(place)) {
      return null;
    }
    var order = new ArrayList<Integer>();
    for (var it : change.path("order")) {
      if (!it.isInt()
          || it.intValue() < 0
          || it.intValue() >= list.size()
          || order.contains(it.intValue())) {
        return null;
      }
      order.add(it.intValue());
    }
    if (order.isEmpty()) {
      return null;
    }
    // what was left out follows as it stood
    for (var i = 0; i < list.size(); i++) {
      if (!order.contains(i)) {
        order.add(i);
      }
    }
    var before = ListItems.lines(list);
    var after =
        order.stream().map(list::get).map(ListItems::line).collect(Collectors.joining("\n"));
    return after.equals(before) ? null : new Texts(before, after);
  }

  private Texts skill(JsonNode change, String place) {
    var after = line(change);
    if (after.isEmpty() || after.length() > LONGEST_NAME) {
      return null;
    }
    if (SKILL.matcher(place).matches()) {
      return resume.at(place).isTextual() ? text(place, after) : null;
    }
    var isNew = "/skills/-".equals(place) || NEW_KEYWORD.matcher(place).matches();
    return isNew && resume.at(place.substring(0, place.length() - 2)).isArray() && !hasSkill(after)
        ? new Texts(null, after)
        : null;
  }

  /** A place takes one change, but for those at which something is added. */
  private static String key(ProposedChange change) {
    return change.place().endsWith("/-")
        ? change.place() + "\n" + change.after().toLowerCase(Locale.ROOT)
        : change.place();
  }

  private boolean hasSkill(String name) {
    for (var skill : resume.path("skills")) {
      if (name.equalsIgnoreCase(skill.path("name").asText())) {
        return true;
      }
      for (var keyword : skill.path("keywords")) {
        if (name.equalsIgnoreCase(keyword.asText())) {
          return true;
        }
      }
    }
    return false;
  }

  private Texts section(JsonNode change, String place) {
    var name = place.startsWith("/") ? place.substring(1).split("/")[0] : "";
    var gone = resume.at(SECTION.matcher(place).matches() ? place : "/-");
    if (STAYING.contains(name)
        || !gone.isContainerNode()
        || !shown.isWhole(place)
        || !line(change).isEmpty()) {
      return null;
    }
    var before = gone.isArray() ? ListItems.lines(gone) : ListItems.line(gone);
    return before.isBlank() ? null : new Texts(before, null);
  }

  /** What a person calls the place. */
  private String label(ChangeKind kind, String place) {
    var parts = place.substring(1).split("/");
    var entry =
        parts.length > 1 && parts[1].chars().allMatch(Character::isDigit)
            ? ListItems.line(resume.path(parts[0]).path(Integer.parseInt(parts[1])))
            : "";
    var name =
        switch (kind) {
          case HEADLINE -> Message.of("Headline").in(language);
          case SUMMARY -> Message.of("Summary").in(language);
          case ORDER ->
              Message.of("Order of %s", PlaceNames.of(parts[parts.length - 1])).in(language);
          case SKILL, KEYWORD -> Message.of("Skills").in(language);
          case BULLET, SECTION -> {
            var section = PlaceNames.of(parts[0]).in(language);
            yield Character.toUpperCase(section.charAt(0)) + section.substring(1);
          }
        };
    return CleanText.line(entry.isEmpty() ? name : name + ": " + entry, LONGEST_LABEL);
  }
}
