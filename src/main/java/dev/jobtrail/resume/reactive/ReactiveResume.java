package dev.jobtrail.resume.reactive;

import static dev.jobtrail.resume.reactive.Leftovers.forgetBookkeeping;
import static dev.jobtrail.resume.reactive.Leftovers.isHidden;
import static dev.jobtrail.resume.reactive.Leftovers.prune;
import static dev.jobtrail.resume.reactive.Leftovers.take;
import static dev.jobtrail.resume.reactive.Leftovers.takeLink;
import static dev.jobtrail.resume.reactive.Leftovers.takeRichText;
import static dev.jobtrail.resume.reactive.Leftovers.takeTexts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.document.OwnSection;
import dev.jobtrail.text.CountryNames;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/**
 * Converts a Reactive Resume export to JSON Resume.
 *
 * <p>Version 5 has {@code hidden}, {@code period} and {@code website.url} where version 4 has
 * {@code visible}, {@code date} and {@code url.href}. Version 3 has {@code date.start} and {@code
 * date.end}, addresses as text, texts in Markdown, and person, profiles and summary together.
 * Hidden items and unmapped values are kept under {@code meta.jobtrail.imported}; unparsable times
 * are kept as text in {@code period} or {@code dateText}.
 */
public final class ReactiveResume {

  private static final Pattern EMAIL = Pattern.compile("[^\\s@]+@[^\\s@]+\\.[^\\s@.]+");

  /** From the section's name there to its name in JSON Resume, with the way to turn an item. */
  private static final Map<String, Section> SECTIONS =
      Map.ofEntries(
          Map.entry("experience", new Section("work", ReactiveResume::work)),
          Map.entry("work", new Section("work", ReactiveResume::work)),
          Map.entry("education", new Section("education", ReactiveResume::education)),
          Map.entry("projects", new Section("projects", ReactiveResume::project)),
          Map.entry("skills", new Section("skills", ReactiveResume::skill)),
          Map.entry("languages", new Section("languages", ReactiveResume::language)),
          Map.entry("interests", new Section("interests", ReactiveResume::interest)),
          Map.entry("awards", new Section("awards", ReactiveResume::award)),
          Map.entry("certifications", new Section("certificates", ReactiveResume::certificate)),
          Map.entry("publications", new Section("publications", ReactiveResume::publication)),
          Map.entry("volunteer", new Section("volunteer", ReactiveResume::volunteer)),
          Map.entry("references", new Section("references", ReactiveResume::reference)),
          Map.entry("profiles", new Section("profiles", ReactiveResume::profile)));

  /** The reading order. */
  private static final List<String> ORDER =
      List.of(
          "profiles",
          "experience",
          "work",
          "volunteer",
          "education",
          "awards",
          "certifications",
          "publications",
          "skills",
          "languages",
          "interests",
          "references",
          "projects");

  private record Section(String name, BiConsumer<ObjectNode, ArrayNode> turn) {}

  private final ObjectNode rest;
  private final ObjectNode resume = JsonNodeFactory.instance.objectNode();

  private ReactiveResume(ObjectNode rest) {
    this.rest = rest;
  }

  /** Whether the document looks like one of Reactive Resume. */
  public static boolean is(JsonNode document) {
    return document.path("sections").isObject()
        && (document.path("basics").isObject() || document.path("metadata").isObject());
  }

  /**
   * The document as JSON Resume.
   *
   * @param document one for which {@link #is} holds
   */
  public static JsonNode toJsonResume(JsonNode document) {
    return new ReactiveResume(document.deepCopy()).convert();
  }

  /** What a converted document keeps: the fields of the person, of each section, and the rest. */
  public static List<String> keptNames(JsonNode resume) {
    var kept = resume.at("/meta/jobtrail/imported");
    var names = new ArrayList<String>();
    addNames("basics", List.of(kept.path("basics")), names);
    kept.path("sections")
        .properties()
        .forEach(
            it ->
                addNames(
                    it.getValue().path("name").asText(it.getKey()), items(it.getValue()), names));
    var others = new TreeSet<String>();
    kept.fieldNames().forEachRemaining(others::add);
    others.removeAll(Set.of("basics", "sections"));
    if (!others.isEmpty()) {
      names.add(String.join(", ", others));
    }
    return names;
  }

  private static List<JsonNode> items(JsonNode section) {
    return section.path("items").valueStream().toList();
  }

  private static void addNames(String part, List<JsonNode> items, List<String> names) {
    var fields = new TreeSet<String>();
    items.forEach(it -> it.fieldNames().forEachRemaining(fields::add));
    fields.removeAll(Leftovers.BOOKKEEPING);
    if (!fields.isEmpty()) {
      names.add(part + ": " + String.join(", ", fields));
    }
  }

  private JsonNode convert() {
    basics();
    var sections = (ObjectNode) rest.get("sections");
    summary(rest, sections, rest.path("basics"));
    for (var name : ORDER) {
      if (sections.get(name) instanceof ObjectNode section) {
        section(SECTIONS.get(name), section);
      }
    }
    customSections(sections);
    if (prune(rest)) {
      resume.withObjectProperty("meta").withObjectProperty("jobtrail").set("imported", rest);
    }
    return resume;
  }

  private void basics() {
    if (!(rest.get("basics") instanceof ObjectNode from)) {
      return;
    }
    var to = resume.putObject("basics");
    take(from, "name").ifPresent(name -> to.put("name", name));
    take(from, "headline").ifPresent(label -> to.put("label", label));
    if (EMAIL.matcher(from.path("email").asText("").strip()).matches()) {
      take(from, "email").ifPresent(email -> to.put("email", email));
    }
    take(from, "phone").ifPresent(phone -> to.put("phone", phone));
    takeLink(from).ifPresent(url -> to.put("url", url));
    take(from, "location")
        .ifPresent(place -> PostalAddress.part(to.putObject("location").put("address", place)));
    if (from.get("location") instanceof ObjectNode location) {
      location(location, to);
    }
    if (from.get("profiles") instanceof ArrayNode profiles) {
      items(SECTIONS.get("profiles"), profiles);
    }
  }

  private static void location(ObjectNode from, ObjectNode basics) {
    var to = JsonNodeFactory.instance.objectNode();
    for (var name : List.of("address", "postalCode", "city", "region")) {
      take(from, name).ifPresent(text -> to.put(name, text));
    }
    CountryNames.shared()
        .named(from.path("country").asText())
        .ifPresent(
            code -> {
              to.put("countryCode", code);
              from.remove("country");
            });
    if (!to.isEmpty()) {
      basics.set("location", to);
    }
  }

  private void summary(JsonNode... places) {
    for (var place : places) {
      if (place.path("summary") instanceof ObjectNode summary && !isHidden(summary)) {
        summary(summary, "content", "body");
        forgetBookkeeping(summary);
      } else if (place.path("summary").isTextual()) {
        summary((ObjectNode) place, "summary");
      }
    }
  }

  private void summary(ObjectNode from, String... names) {
    takeRichText(from, names)
        .ifPresent(text -> resume.withObjectProperty("basics").put("summary", text.whole()));
  }

  private void section(Section kind, ObjectNode section) {
    if (isHidden(section) || !(section.get("items") instanceof ArrayNode items)) {
      return;
    }
    items(kind, items);
    forgetBookkeeping(section);
  }

  private void items(Section kind, ArrayNode items) {
    var target = kind.name().equals("profiles") ? resume.withObjectProperty("basics") : resume;
    for (var item : items) {
      if (item instanceof ObjectNode object && !isHidden(object)) {
        kind.turn().accept(object, target.withArrayProperty(kind.name()));
        forgetBookkeeping(object);
      }
    }
  }

  private void customSections(ObjectNode sections) {
    for (var custom : rest.path("customSections")) {
      var kind = SECTIONS.get(custom.path("type").asText(""));
      if (custom instanceof ObjectNode section && kind != null) {
        section(kind, section);
      }
    }
    // version 4 has one kind of custom section, whose items are most like projects
    for (var custom : sections.path("custom")) {
      if (custom instanceof ObjectNode section) {
        section(SECTIONS.get("projects"), section);
      }
    }
    for (var section : sections.properties()) {
      if (!SECTIONS.containsKey(section.getKey())
          && section.getValue() instanceof ObjectNode custom
          && !isHidden(custom)) {
        switch (custom.path("type").asText()) {
          case "custom" -> section.setValue(ownSection(custom));
          case "work" -> section(SECTIONS.get("work"), custom);
          default -> {} // of no kind that version 3 adds
        }
      }
    }
  }

  /**
   * Adds a section of the owner, as version 3 has them, unless it breaks the rules for those.
   *
   * @return what is left of it
   */
  private ObjectNode ownSection(ObjectNode custom) {
    var rest = custom.deepCopy();
    var others = resume.at(OwnSection.PLACE).size();
    var section = JsonNodeFactory.instance.objectNode().put("name", "own-" + (others + 1));
    take(rest, "name").ifPresent(title -> section.put("title", title));
    var entries = section.putArray("entries");
    for (var item : rest.path("items")) {
      if (item instanceof ObjectNode object && !isHidden(object)) {
        ownEntry(object, entries.addObject());
        forgetBookkeeping(object);
      }
    }
    forgetBookkeeping(rest);
    if (others == OwnSection.MOST || !OwnSection.isValid(section)) {
      return custom;
    }
    resume.withArray(OwnSection.PLACE).add(section);
    return rest;
  }

  private static void ownEntry(ObjectNode from, ObjectNode to) {
    take(from, "title").ifPresent(title -> to.put("title", title));
    take(from, "subtitle", "level").ifPresent(subtitle -> to.put("subtitle", subtitle));
    takeLink(from).ifPresent(url -> to.put("url", url));
    period(from, to);
    story(from, to, "summary", "highlights");
    var keywords = String.join(", ", takeTexts(from, "keywords"));
    if (!keywords.isEmpty()) {
      to.put(
          "summary", to.has("summary") ? to.path("summary").asText() + "\n" + keywords : keywords);
    }
  }

  private static void work(ObjectNode from, ArrayNode entries) {
    var shared = JsonNodeFactory.instance.objectNode();
    take(from, "company", "name").ifPresent(name -> shared.put("name", name));
    take(from, "location").ifPresent(place -> shared.put("location", place));
    takeLink(from).ifPresent(url -> shared.put("url", url));
    if (!from.path("roles").isArray() || from.path("roles").isEmpty()) {
      role(from, shared);
      entries.add(shared);
      return;
    }
    takeRichText(from, "description", "summary")
        .ifPresent(text -> shared.put("description", text.whole()));
    for (var role : from.path("roles")) {
      if (role instanceof ObjectNode object) {
        var entry = shared.deepCopy();
        role(object, entry);
        entries.add(entry);
        forgetBookkeeping(object);
      }
    }
  }

  private static void role(ObjectNode from, ObjectNode to) {
    take(from, "position").ifPresent(position -> to.put("position", position));
    period(from, to);
    story(from, to, "summary", "highlights");
  }

  private static void education(ObjectNode from, ArrayNode entries) {
    var to = entries.addObject();
    take(from, "school", "institution").ifPresent(name -> to.put("institution", name));
    takeLink(from).ifPresent(url -> to.put("url", url));
    take(from, "area").ifPresent(area -> to.put("area", area));
    take(from, "degree", "studyType").ifPresent(type -> to.put("studyType", type));
    period(from, to);
    take(from, "grade", "score").ifPresent(score -> to.put("score", score));
    take(from, "location").ifPresent(place -> to.put("location", place));
    var courses = takeTexts(from, "courses");
    if (!courses.isEmpty()) {
      courses.forEach(to.putArray("courses")::add);
    }
    story(from, to, "summary", "highlights");
  }

  private static void project(ObjectNode from, ArrayNode entries) {
    var to = entries.addObject();
    take(from, "name").ifPresent(name -> to.put("name", name));
    if (from.has("summary")) { // versions 3 and 4 have both
      take(from, "description").ifPresent(role -> to.putArray("roles").add(role));
    }
    period(from, to);
    takeLink(from).ifPresent(url -> to.put("url", url));
    keywords(from, to);
    take(from, "location").ifPresent(place -> to.put("location", place));
    story(from, to, "description", "highlights");
  }

  private static void volunteer(ObjectNode from, ArrayNode entries) {
    var to = entries.addObject();
    take(from, "organization").ifPresent(name -> to.put("organization", name));
    take(from, "position").ifPresent(position -> to.put("position", position));
    takeLink(from).ifPresent(url -> to.put("url", url));
    period(from, to);
    take(from, "location").ifPresent(place -> to.put("location", place));
    story(from, to, "summary", "highlights");
  }

  private static void skill(ObjectNode from, ArrayNode entries) {
    var to = entries.addObject();
    take(from, "name").ifPresent(name -> to.put("name", name));
    take(from, "proficiency", "description", "level").ifPresent(level -> to.put("level", level));
    keywords(from, to);
    rating(from, to);
  }

  private static void language(ObjectNode from, ArrayNode entries) {
    var to = entries.addObject();
    take(from, "language", "name").ifPresent(name -> to.put("language", name));
    take(from, "fluency", "description", "level").ifPresent(level -> to.put("fluency", level));
    rating(from, to);
  }

  private static void interest(ObjectNode from, ArrayNode entries) {
    var to = entries.addObject();
    take(from, "name").ifPresent(name -> to.put("name", name));
    keywords(from, to);
  }

  private static void award(ObjectNode from, ArrayNode entries) {
    var to = entries.addObject();
    take(from, "title", "name").ifPresent(title -> to.put("title", title));
    date(from, to, "date");
    take(from, "awarder").ifPresent(awarder -> to.put("awarder", awarder));
    takeLink(from).ifPresent(url -> to.put("url", url));
    story(from, to, "summary", null);
  }

  private static void certificate(ObjectNode from, ArrayNode entries) {
    var to = entries.addObject();
    take(from, "title", "name").ifPresent(name -> to.put("name", name));
    date(from, to, "date");
    takeLink(from).ifPresent(url -> to.put("url", url));
    take(from, "issuer").ifPresent(issuer -> to.put("issuer", issuer));
    story(from, to, "summary", null);
  }

  private static void publication(ObjectNode from, ArrayNode entries) {
    var to = entries.addObject();
    take(from, "title", "name").ifPresent(name -> to.put("name", name));
    take(from, "publisher").ifPresent(publisher -> to.put("publisher", publisher));
    date(from, to, "releaseDate");
    takeLink(from).ifPresent(url -> to.put("url", url));
    story(from, to, "summary", null);
  }

  private static void reference(ObjectNode from, ArrayNode entries) {
    var to = entries.addObject();
    take(from, "name").ifPresent(name -> to.put("name", name));
    take(from, "position", "relationship").ifPresent(position -> to.put("position", position));
    if (!from.path("summary").asText("").isBlank()) { // of version 4, beside who it is
      take(from, "description").ifPresent(position -> to.put("position", position));
    }
    take(from, "phone").ifPresent(phone -> to.put("phone", phone));
    take(from, "email").ifPresent(email -> to.put("email", email));
    takeLink(from).ifPresent(url -> to.put("url", url));
    story(from, to, "reference", null);
  }

  private static void profile(ObjectNode from, ArrayNode entries) {
    var to = entries.addObject();
    take(from, "network").ifPresent(network -> to.put("network", network));
    take(from, "username").ifPresent(username -> to.put("username", username));
    takeLink(from).ifPresent(url -> to.put("url", url));
  }

  /** Rich text: the list items apart where there is a place for them, else all of it as text. */
  private static void story(ObjectNode from, ObjectNode to, String name, String items) {
    takeRichText(from, "description", "summary")
        .ifPresent(
            story -> {
              if (items == null) {
                to.put(name, story.whole());
              } else {
                if (!story.text().isEmpty()) {
                  to.put(name, story.text());
                }
                if (!story.items().isEmpty()) {
                  story.items().forEach(to.putArray(items)::add);
                }
              }
            });
  }

  private static void keywords(ObjectNode from, ObjectNode to) {
    var keywords = takeTexts(from, "keywords");
    if (!keywords.isEmpty()) {
      keywords.forEach(to.putArray("keywords")::add);
    }
  }

  /** Stars out of five, in version 3 out of ten; none means that none are shown. */
  private static void rating(ObjectNode from, ObjectNode to) {
    if (from.path("levelNum").isNumber()) {
      var level = from.remove("levelNum").decimalValue();
      if (level.signum() > 0) {
        to.put("rating", level.divide(BigDecimal.TWO));
      }
    }
    if (from.path("level").isNumber()) {
      var level = from.remove("level");
      if (level.asDouble() > 0) {
        to.set("rating", level);
      }
    }
  }

  private static void period(ObjectNode from, ObjectNode to) {
    if (from.get("date") instanceof ObjectNode range) {
      date(range, "start", to, "startDate");
      date(range, "end", to, "endDate");
    }
    take(from, "period", "date")
        .ifPresent(
            written -> {
              var single = Period.date(written);
              var period =
                  single.isPresent() ? single.map(it -> new Period(it, it)) : Period.of(written);
              if (period.isEmpty()) {
                to.put("period", written);
                return;
              }
              if (period.get().start() != null) {
                to.put("startDate", period.get().start());
              }
              if (period.get().end() != null) {
                to.put("endDate", period.get().end());
              }
            });
  }

  /** One end of a period; a period that has not ended has no end date. */
  private static void date(ObjectNode range, String end, ObjectNode to, String name) {
    take(range, end)
        .filter(written -> !Period.isNow(written))
        .ifPresent(
            written ->
                Period.date(written)
                    .ifPresentOrElse(date -> to.put(name, date), () -> range.put(end, written)));
  }

  private static void date(ObjectNode from, ObjectNode to, String name) {
    take(from, "date")
        .ifPresent(
            written ->
                Period.date(written)
                    .ifPresentOrElse(
                        date -> to.put(name, date), () -> to.put("dateText", written)));
  }
}
