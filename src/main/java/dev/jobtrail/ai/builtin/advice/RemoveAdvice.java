package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Removes what a request names. */
final class RemoveAdvice {

  private static final Set<RequestConcept> NEEDED =
      EnumSet.of(RequestConcept.WORK, RequestConcept.EDUCATION);
  private static final int MOST_PLACES = 50;
  private static final int SHORTEST_WORD = 7;

  /** Before a quotation. */
  private static final Pattern WORD =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:words?|phrase|wort|worte|wörter|ausdruck|mots?|expression|palabras?|expresión)\\s*[\"“„«`'‘]\\s?");

  private final JsonNode resume;
  private final Request request;
  private final ReplyTexts texts;
  private final Lookup lookup;
  private final Selection selection;

  RemoveAdvice(JsonNode resume, Request request, ReplyTexts texts) {
    this.resume = resume;
    this.request = request;
    this.texts = texts;
    lookup = new Lookup(resume);
    selection = new Selection(resume, request);
  }

  Advice advice() {
    if (request.has(RequestConcept.HIGHLIGHTS)) {
      return highlights();
    }
    if (!request.objects().isEmpty()) {
      var advice = Advice.NONE;
      for (var object : request.objects()) {
        advice = advice.and(named(object));
      }
      return advice;
    }
    var entry = selection.entry();
    if (entry.isPresent()) {
      return removal(entry.get());
    }
    var field = request.firstOf(RequestConcept.FIELDS);
    if (field.isPresent() && resume.at(field.get().pointer()).isMissingNode()) {
      // "photography" may be a bullet
      var bullets =
          Tokenizer.tokenize(request.text()).stream()
              .map(TextToken::surface)
              .filter(it -> it.length() >= SHORTEST_WORD)
              .map(lookup::highlights)
              .filter(it -> it.size() == 1)
              .toList();
      if (bullets.size() == 1) {
        return removal(bullets.getFirst().getFirst());
      }
    }
    if (field.isPresent()) {
      return whole(field.get(), ReplyText.REMOVE_FIELD);
    }
    var section = request.firstOf(RequestConcept.SECTIONS);
    if (section.isEmpty()) {
      return Advice.remark(texts.of(ReplyText.WHAT_TO_REMOVE));
    }
    return NEEDED.contains(section.get())
        ? needed(section.get())
        : whole(section.get(), ReplyText.REMOVE_SECTION);
  }

  private Advice needed(RequestConcept section) {
    var entries = ResumeEntry.of(resume, section);
    var title = texts.of(section.title());
    return Advice.remark(
        entries.isEmpty()
            ? texts.of(ReplyText.SECTION_ABSENT, title)
            : texts.of(ReplyText.SECTION_NEEDED, title, entries.getLast().title()));
  }

  private Advice highlights() {
    var words = words();
    if (!words.isEmpty()) {
      return Advice.of(words);
    }
    var each = selection.named();
    var named = selection.highlights();
    if (each.size() > 1 || named.size() > 1 && request.count() > 1) {
      // the last one first, so that the places of the others stay
      return (each.size() > 1 ? each : named)
          .reversed().stream().map(this::removal).reduce(Advice.NONE, Advice::and);
    }
    if (named.isEmpty() || named.size() > 1 && request.number() == null) {
      return Advice.remark(texts.of(ReplyText.NO_SUCH_BULLET));
    }
    return removal(named.getFirst());
  }

  /** Where the request names a word, "the word “clean”", that word of the bullets alone. */
  private List<Suggestion> words() {
    var word = WORD.matcher(request.text());
    return !word.find()
        ? List.of()
        : request.objects().stream()
            .filter(it -> request.text().startsWith(it, word.end()))
            .findFirst()
            .map(it -> removalOfWords(it, "highlights"))
            .orElse(List.of());
  }

  private Advice named(String object) {
    if (request.has(RequestConcept.TOP) && object.matches("(?:19|20)\\d\\d")) {
      return before(object);
    }
    var group = lookup.group(object);
    if (group.isPresent()) {
      return group(group.get());
    }
    var skill = lookup.skill(object);
    if (skill.isPresent()) {
      return removal(skill.get().pointer(), texts.of(ReplyText.SKILL_UNUSED, skill.get().text()));
    }
    var sections = EnumSet.noneOf(RequestConcept.class);
    request.concepts().stream().filter(RequestConcept.SECTIONS::contains).forEach(sections::add);
    var entries = lookup.entries(object, sections);
    if (entries.size() == 1
        && (!sections.isEmpty() || lookup.isNameOf(object, entries.getFirst()))) {
      return removal(entries.getFirst());
    }
    var highlights = lookup.highlights(object);
    var words = removalOfWords(object, "summary");
    if (highlights.size() == 1 && Place.words(object) > 1) {
      return removal(highlights.getFirst());
    }
    if (!words.isEmpty() && highlights.isEmpty()) {
      return Advice.of(words);
    }
    if (highlights.size() == 1) {
      return removal(highlights.getFirst());
    }
    return Advice.remark(
        texts.of(
            entries.isEmpty() && highlights.isEmpty()
                ? ReplyText.NOTHING_NAMED
                : ReplyText.MANY_NAMED,
            Patch.quote(object)));
  }

  /** The name of a group alone may be meant, or all skills in it; the smaller loss is first. */
  private Advice group(ResumeEntry group) {
    var name = Place.text(group.node().path("name"));
    var keywords = new ArrayList<String>();
    group.node().path("keywords").forEach(it -> keywords.add(Place.text(it)));
    var pointer = group.pointer() + "/name";
    var all = String.join(", ", keywords);
    return Advice.of(
            new Patch()
                .remove(pointer, resume.at(pointer))
                .suggestion(
                    texts.of(ReplyText.SKILL_GROUP_NAME, name),
                    texts.of(ReplyText.SKILL_GROUP_NAME_WHY, all)))
        .and(removal(group.pointer(), texts.of(ReplyText.SKILL_GROUP, name, all)));
  }

  /** The positions that ended before a year. */
  private Advice before(String year) {
    var advice = Advice.NONE;
    for (var entry : ResumeEntry.of(resume, RequestConcept.WORK)) {
      if (!entry.end().isEmpty() && entry.end().compareTo(year) < 0) {
        advice = advice.and(removal(entry));
      }
    }
    return advice.or(Advice.remark(texts.of(ReplyText.NOTHING_NAMED, year)));
  }

  /**
   * Words inside of texts, which lose no sentence.
   *
   * @param field "highlights", or "summary" for all prose
   */
  private List<Suggestion> removalOfWords(String object, String field) {
    var pattern =
        Pattern.compile(
            "(?i)(?<![\\p{L}\\p{N}])"
                + Pattern.quote(object)
                + "(?![\\p{L}\\p{N}])(?:,?\\s+|(?=\\p{Punct}|$))",
            Pattern.UNICODE_CASE);
    var patch = new Patch();
    var places = new ArrayList<String>();
    for (var place : Place.all(resume)) {
      var isProse =
          place.field().equals(field)
              || field.equals("summary") && place.field().equals("description");
      var after =
          pattern
              .matcher(place.text())
              .replaceAll(Matcher.quoteReplacement(""))
              .replaceAll("\\h+(?=[.,;!?]|$)", "");
      if (isProse
          && !after.equals(place.text())
          && !after.isBlank()
          && places.size() < MOST_PLACES) {
        patch.replace(place.pointer(), place.text(), after.strip());
        places.add(place.pointer());
      }
    }
    return patch.isEmpty()
        ? List.of()
        : List.of(
            patch.suggestion(
                texts.of(ReplyText.REMOVE_WORDS, Patch.quote(object)),
                texts.of(ReplyText.ASKED_WHY)));
  }

  private Advice removal(ResumeEntry entry) {
    return removal(entry.pointer(), texts.of(ReplyText.REMOVE_ENTRY, entry.title()));
  }

  private Advice removal(Place bullet) {
    return removal(bullet.pointer(), texts.of(ReplyText.REMOVE_BULLET, Patch.quote(bullet.text())));
  }

  private Advice whole(RequestConcept part, ReplyText title) {
    var name = texts.of(part.title());
    return resume.at(part.pointer()).isMissingNode()
        ? Advice.remark(texts.of(ReplyText.SECTION_ABSENT, name))
        : removal(part.pointer(), texts.of(title, name));
  }

  private Advice removal(String pointer, String title) {
    return Advice.of(
        new Patch()
            .remove(pointer, resume.at(pointer))
            .suggestion(title, texts.of(ReplyText.ASKED_WHY)));
  }
}
