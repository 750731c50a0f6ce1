package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Requests that name what shall be added, replaced or removed. */
final class Requests {

  /**
   * What came of a request.
   *
   * @param reply said where nothing came of it; null otherwise
   */
  record Result(List<Suggestion> suggestions, String reply) {}

  private static final int LONGEST_NAME = 80;
  private static final int MOST_PLACES = 50;

  private static final Pattern ADD =
      Pattern.compile(
          "(?is)^(?:please |can you |could you )*add\\s+(?:the |a |an )?(?:skills?:?\\s+)?(?<what>.+?)"
              + "(?:\\s+(?:to|as|in|under)\\s+(?:my |the |a )?(?:skills?|list|resume|cv|keywords?)\\b.*)?[.!?\\s]*$");
  private static final Pattern REPLACE =
      Pattern.compile(
          "(?is)^(?:please |can you |could you )*(?:replace|change|rename|correct)\\s+(?<what>.+?)\\s+"
              + "(?:with|by|to|into)\\s+(?<by>.+?)[\\s]*$");
  private static final Pattern REMOVE =
      Pattern.compile(
          "(?is)^(?:please |can you |could you )*(?:remove|delete|drop)\\s+(?:the |my )?(?:skills?\\s+|section\\s+)?"
              + "(?<what>.+?)(?:\\s+(?:section|from\\s+.*))?[.!?\\s]*$");
  private static final Set<String> SECTIONS =
      Set.of(
          "volunteer",
          "awards",
          "certificates",
          "publications",
          "skills",
          "languages",
          "interests",
          "references",
          "projects");

  private static final Set<String> KEPT = Set.of("work", "education", "basics", "name");
  private static final Pattern OWN_FIELD =
      Pattern.compile("(?i)(?:my |the )?(?<field>headline|label|summary)");

  private Requests() {}

  /** Empty where the text names nothing. */
  static Optional<Result> of(String text, JsonNode resume) {
    var line = text.strip();
    var replace = REPLACE.matcher(line);
    if (replace.matches()) {
      return Optional.of(
          replaced(resume, unquoted(replace.group("what")), unquoted(replace.group("by"))));
    }
    var add = ADD.matcher(line);
    if (add.matches() && !isTopic(add)) {
      return Optional.of(added(resume, add.group("what")));
    }
    var remove = REMOVE.matcher(line);
    if (remove.matches() && !isTopic(remove)) {
      return Optional.of(removed(resume, unquoted(remove.group("what"))));
    }
    return Optional.empty();
  }

  /** "add a summary", "remove duplicate skills" are for the checks. */
  private static boolean isTopic(Matcher request) {
    var what = request.group("what");
    return what.length() > LONGEST_NAME * 3
        || what.matches(
            "(?is).*\\b(?:summary|headline|duplicates?|spaces|empty|numbers|dates?|typos?|full stops?)\\b.*");
  }

  private static Result added(JsonNode resume, String what) {
    var suggestions = new ArrayList<Suggestion>();
    var known = new ArrayList<String>();
    for (var part : what.split(",|;| and ")) {
      var skill = unquoted(part);
      if (skill.isEmpty() || skill.length() > LONGEST_NAME || suggestions.size() == 10) {
        continue;
      }
      if (place(resume, skill).isPresent()) {
        known.add(skill);
      } else {
        suggestions.add(
            addition(resume, skill)
                .suggestion(
                    "Add %s to your skills".formatted(skill),
                    "You asked for it. Take it only if you can answer questions on it."));
      }
    }
    return new Result(
        suggestions,
        suggestions.isEmpty()
            ? known.isEmpty()
                ? "I did not see which skill you want to add; say for example \"add Kubernetes\"."
                : "Your skills already have %s.".formatted(String.join(", ", known))
            : null);
  }

  private static Patch addition(JsonNode resume, String skill) {
    var skills = resume.path("skills");
    var entry = JsonNodeFactory.instance.objectNode().put("name", skill);
    if (!skills.isArray()) {
      return new Patch().add("/skills", JsonNodeFactory.instance.arrayNode().add(entry));
    }
    var last = skills.size() - 1;
    // one list of keywords takes it; of several, only the owner knows which one
    return skills.size() == 1 && skills.get(0).path("keywords").size() > 0
        ? new Patch().add("/skills/" + last + "/keywords/-", TextNode.valueOf(skill))
        : new Patch().add("/skills/-", entry);
  }

  /** Where a skill stands: an entry, or a keyword of one. */
  private static Optional<String> place(JsonNode resume, String skill) {
    return Place.all(resume.path("skills")).stream()
        .filter(it -> it.text().strip().equalsIgnoreCase(skill))
        .map(it -> "/skills" + it.pointer().replaceAll("/name$", ""))
        .findFirst();
  }

  private static Result replaced(JsonNode resume, String what, String by) {
    var own = OWN_FIELD.matcher(what);
    if (own.matches()) {
      return field(resume, own.group("field").toLowerCase(Locale.ROOT), by);
    }
    var patch = new Patch();
    var count = 0;
    var pattern =
        Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(what) + "(?![\\p{L}\\p{N}])");
    for (var place : Place.all(resume)) {
      var after = pattern.matcher(place.text()).replaceAll(Matcher.quoteReplacement(by));
      if (!place.isDate() && !after.equals(place.text()) && count < MOST_PLACES) {
        patch.replace(place.pointer(), place.text(), after);
        count++;
      }
    }
    if (patch.isEmpty()) {
      return new Result(
          List.of(),
          "Your resume does not have \"%s\" in these very letters.".formatted(cut(what)));
    }
    return new Result(
        List.of(
            patch.suggestion(
                "Replace \"%s\" with \"%s\"".formatted(cut(what), cut(by)),
                count == 1 ? "It stands in one text." : "It stands in %d texts.".formatted(count))),
        null);
  }

  private static Result field(JsonNode resume, String name, String text) {
    var field = name.equals("summary") ? "summary" : "label";
    var basics = resume.path("basics");
    var value = TextNode.valueOf(text);
    var path = "/basics/" + field;
    var patch = new Patch();
    if (basics.isMissingNode()) {
      patch.add("/basics", JsonNodeFactory.instance.objectNode().put(field, text));
    } else if (basics.has(field)) {
      patch.replace(path, basics.get(field), value);
    } else {
      patch.add(path, value);
    }
    return new Result(
        List.of(
            patch.suggestion(
                "Set the %s to \"%s\"".formatted(name, cut(text)), "You asked for it.")),
        null);
  }

  private static Result removed(JsonNode resume, String what) {
    var name = what.toLowerCase(Locale.ROOT);
    if (KEPT.contains(name)) {
      return new Result(List.of(), "A resume needs its %s; I leave it.".formatted(name));
    }
    if (SECTIONS.contains(name) && resume.has(name)) {
      return removal(resume, "/" + name, "Remove the section " + name);
    }
    var skill = place(resume, what);
    if (skill.isPresent()) {
      return removal(resume, skill.get(), "Remove %s from your skills".formatted(cut(what)));
    }
    var entries =
        Place.highlights(resume).stream()
            .filter(it -> it.text().toLowerCase(Locale.ROOT).contains(name))
            .toList();
    if (entries.size() == 1) {
      var it = entries.getFirst();
      return removal(resume, it.pointer(), "Remove the highlight \"%s\"".formatted(cut(it.text())));
    }
    return new Result(
        List.of(),
        entries.isEmpty()
            ? "I found no section, skill or highlight with \"%s\".".formatted(cut(what))
            : "%d highlights have \"%s\"; name more of the one that you mean."
                .formatted(entries.size(), cut(what)));
  }

  private static Result removal(JsonNode resume, String pointer, String title) {
    return new Result(
        List.of(
            new Patch().remove(pointer, resume.at(pointer)).suggestion(title, "You asked for it.")),
        null);
  }

  private static String unquoted(String text) {
    return text.strip().replaceAll("^[\"'“”„«‘]+|[\"'“”»’]+$", "").strip();
  }

  private static String cut(String text) {
    return Patch.cut(text, LONGEST_NAME);
  }
}
