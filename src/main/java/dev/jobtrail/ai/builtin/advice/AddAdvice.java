package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Adds skills, languages and bullets that a request names. */
final class AddAdvice {

  private static final int LONGEST_NAME = 60;
  private static final int MOST_WORDS = 5;

  private static final Pattern LEVEL =
      Pattern.compile(
          "^(\\p{L}[\\p{L} ]*?)[\\s,:(-]{1,3}((?i:[ABC][12]\\+?|native(?:"
              + " speaker)?|fluent|advanced|intermediate|basic|muttersprache|verhandlungssicher|fließend|grundkenntnisse|langue"
              + " maternelle|courant|notions"
              + "|bilingue|nativo|nativa|fluido|avanzado|intermedio|básico))\\)?$",
          Pattern.UNICODE_CASE);

  private static final Set<String> LANGUAGES = languageNames();

  /** Sections whose entries have dates and details that only the owner knows. */
  private static final Set<RequestConcept> DETAILED =
      Set.of(
          RequestConcept.WORK,
          RequestConcept.EDUCATION,
          RequestConcept.PROJECTS,
          RequestConcept.VOLUNTEER,
          RequestConcept.AWARDS,
          RequestConcept.CERTIFICATES,
          RequestConcept.PUBLICATIONS,
          RequestConcept.REFERENCES,
          RequestConcept.PHONE,
          RequestConcept.EMAIL,
          RequestConcept.ADDRESS,
          RequestConcept.PHOTO);

  private final JsonNode resume;
  private final Request request;
  private final ReplyTexts texts;

  AddAdvice(JsonNode resume, Request request, ReplyTexts texts) {
    this.resume = resume;
    this.request = request;
    this.texts = texts;
  }

  Advice advice() {
    if (request.has(RequestConcept.HIGHLIGHTS)) {
      return highlight();
    }
    var names = request.payload() == null ? request.objects() : split(request.payload());
    if (request.has(RequestConcept.LANGUAGES)) {
      return each(names, this::language);
    }
    if (names.isEmpty()) {
      return Advice.remark(
          texts.of(request.hasAny(DETAILED) ? ReplyText.EDITOR : ReplyText.WHAT_TO_ADD));
    }
    if (!request.has(RequestConcept.SKILLS)
        && names.stream().allMatch(it -> languageIn(it).isPresent())) {
      return each(
          names, it -> language(LEVEL.matcher(it).find() ? it : languageIn(it).orElseThrow()));
    }
    return request.hasAny(DETAILED) && !request.has(RequestConcept.SKILLS)
        ? Advice.remark(texts.of(ReplyText.EDITOR))
        : each(names, this::skill);
  }

  /** The language that a text names: "speak Spanish". */
  private static Optional<String> languageIn(String text) {
    return Tokenizer.tokenize(text).stream()
        .filter(it -> LANGUAGES.contains(it.folded()))
        .map(TextToken::surface)
        .findFirst();
  }

  /** Folded. */
  private static Set<String> languageNames() {
    var names = new HashSet<String>();
    for (var language : Language.values()) {
      language
          .languageNames()
          .forEach(
              (code, name) -> {
                if (!name.equals(code)) {
                  names.add(Tokenizer.fold(name));
                }
              });
    }
    return names;
  }

  private interface Addition {
    Advice of(String name);
  }

  private Advice each(List<String> names, Addition addition) {
    var advice = Advice.NONE;
    for (var name : names) {
      if (isName(name)) {
        advice = advice.and(addition.of(name));
      }
    }
    return advice.or(Advice.remark(texts.of(ReplyText.WHAT_TO_ADD)));
  }

  private static boolean isName(String name) {
    return name.length() <= LONGEST_NAME
        && Place.words(name) <= MOST_WORDS
        && name.chars().anyMatch(Character::isLetter);
  }

  private static List<String> split(String names) {
    var parts = new ArrayList<String>();
    for (var part : names.split("[,;\\n]|\\s(?:and|und|et|y)\\s")) {
      var name = part.strip().replaceAll("[.!?]+$", "");
      if (!name.isEmpty()) {
        parts.add(name);
      }
    }
    return parts;
  }

  private Advice skill(String name) {
    var known = new Lookup(resume).skill(name);
    if (known.isPresent()) {
      return Advice.remark(texts.of(ReplyText.SKILL_KNOWN, known.get().text()));
    }
    var skills = resume.path("skills");
    var entry = JsonNodeFactory.instance.objectNode().put("name", name);
    var patch = new Patch();
    if (!skills.isArray()) {
      patch.add("/skills", JsonNodeFactory.instance.arrayNode().add(entry));
    } else if (skills.size() == 1 && !skills.get(0).path("keywords").isEmpty()) {
      // one list of keywords takes it; of several, only the owner knows which one
      patch.add("/skills/0/keywords/-", TextNode.valueOf(name));
    } else {
      patch.add("/skills/-", entry);
    }
    return added(patch, texts.of(ReplyText.SKILL_ADD, name));
  }

  /** A language, perhaps with its level: "English C1". */
  private Advice language(String name) {
    var level = LEVEL.matcher(name);
    var entry = JsonNodeFactory.instance.objectNode();
    if (level.find()) {
      entry.put("language", level.group(1)).put("fluency", level.group(2));
    } else {
      entry.put("language", name);
    }
    var patch = new Patch();
    if (resume.path("languages").isArray()) {
      patch.add("/languages/-", entry);
    } else {
      patch.add("/languages", JsonNodeFactory.instance.arrayNode().add(entry));
    }
    return added(patch, texts.of(ReplyText.LANGUAGE_ADD, name));
  }

  private Advice highlight() {
    var text =
        request.payload() != null
            ? request.payload()
            : request.objects().stream().filter(it -> Place.words(it) > 2).findFirst().orElse("");
    var entry = new Selection(resume, request).entryForHighlight();
    if (text.isEmpty() || entry.isEmpty()) {
      return Advice.remark(texts.of(ReplyText.WHAT_TO_ADD));
    }
    var pointer = entry.get().pointer() + "/highlights";
    var value = TextNode.valueOf(text);
    var patch =
        entry.get().node().path("highlights").isArray()
            ? new Patch().add(pointer + "/-", value)
            : new Patch().add(pointer, JsonNodeFactory.instance.arrayNode().add(value));
    return added(patch, texts.of(ReplyText.BULLET_ADD, entry.get().title()));
  }

  private Advice added(Patch patch, String title) {
    Suggestion suggestion = patch.suggestion(title, texts.of(ReplyText.ASKED_WHY));
    return Advice.of(suggestion);
  }
}
