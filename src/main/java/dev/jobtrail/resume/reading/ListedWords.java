package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads sections that are lists: skills, languages and interests. */
final class ListedWords {

  private static final int MAX_WORD = 60;

  /** Not within parentheses. */
  private static final String BETWEEN =
      "(?:\\s*[,;|•·●▪✓]\\s+|\\s+[|•·●▪/]\\s*|[,;](?=\\p{Lu})|\\s*[、，；،؛]\\s*)(?![^(（]{0,200}[)）])";

  /** How well somebody knows something, in dots or stars. */
  private static final String RATING = "(?:\\s*[●○•★☆■□▪▫◆◇]){2,}$|\\s[●○★☆■□◆◇]$";

  private static final Pattern NAMED = Pattern.compile("([^:]{2,50}):\\s+(.+)");

  private static final Pattern LEVELLED =
      Pattern.compile(
          "(\\p{L}[\\p{L} /-]*?)\\s*(?:[(（](.+)[)）]|\\s[-\u2013\u2014:|]\\s*(.+)|:\\s*(.+)|,\\s+(.+))?");

  private static final Pattern LEVEL_BEHIND =
      Pattern.compile(
          "(?iu)(\\p{L}+)\\s+((?:[ABC][12]\\b|native|fluent|basic|intermediate|advanced|bilingual"
              + "|professional|conversational|mutter|flie|grund|verhandlung|gut|sehr|courant|langue"
              + "|bilingue|notion|intermédiaire|débutant|nativo|nativa|fluido|básico|intermedio|avanzado"
              + "|alto).*)");

  private ListedWords() {}

  private static final Pattern MOTHER_TONGUE =
      Pattern.compile("(?iu)(%s)\\s?:\\s*(\\S.*)".formatted(FieldLabels.anyOf("mother-tongue")));

  /** What the levels of a table mean. */
  private static final Pattern SCALE = Pattern.compile("\\bA1\\b.{1,200}\\bC[12]\\b");

  private static final Pattern LEVEL =
      Pattern.compile(
          "\\p{Ll}.*|(?iu)(?:[ABC][12]|native|fluent|basic|intermediate|advanced|bilingual|mutter|flie"
              + "|grund|verhandlung).*");

  /** "Excel (advanced)", but not "Excel (macros)". */
  private static final Pattern RATED =
      Pattern.compile(
          "(?iu)(.+?)\\s*\\((%s|[\\d.,]+ ?/ ?\\d+|\\d{1,3} ?%%)\\)"
              .formatted(EntryWords.anyLevel()));

  private static final Pattern EXPLAINED = Pattern.compile("(\\p{L}[^()]*?)\\s*\\(([^()\\d]+)\\)");

  /** Writes skills: lines such as "Databases: SQL, Redis" become one with keywords. */
  static void addSkills(List<TextLine> lines, ArrayNode target) {
    var label = "";
    for (var line : lines) {
      var text = label + line.text();
      if (text.endsWith(":") && line != lines.getLast()) { // of the next line
        label = text + " ";
        continue;
      }
      label = "";
      var named = NAMED.matcher(text);
      if (named.matches()) {
        addGroup(named.group(1), words(named.group(2)), target);
      } else if (isLabelled(line)) {
        addGroup(line.parts().getFirst(), words(line.parts().getLast()), target);
      } else {
        words(line).forEach(word -> addSkill(word, target));
      }
    }
  }

  private static ObjectNode addSkill(String written, ArrayNode target) {
    var rated = RATED.matcher(written);
    return rated.matches()
        ? target.addObject().put("name", rated.group(1)).put("level", rated.group(2))
        : target.addObject().put("name", written);
  }

  private static boolean isLabelled(TextLine line) {
    return line.parts().size() == 2 && words(line.parts().getLast()).size() > 1;
  }

  private static void addGroup(String name, List<String> words, ArrayNode target) {
    var keywords = addSkill(name.strip(), target).putArray("keywords");
    words.forEach(keywords::add);
  }

  /** Writes languages with their levels. */
  static void addLanguages(List<TextLine> lines, ArrayNode target) {
    var isRated = lines.stream().anyMatch(ListedWords::isRated);
    for (var line : lines) {
      var mother = MOTHER_TONGUE.matcher(line.text());
      if (mother.matches()) {
        words(mother.group(2))
            .forEach(it -> target.addObject().put("language", it).put("fluency", mother.group(1)));
      } else if (isRated(line)) {
        var levels = line.parts().stream().skip(1).distinct().collect(Collectors.joining("/"));
        target.addObject().put("language", line.parts().getFirst()).put("fluency", levels);
      } else if (line.text().endsWith(":")
          || isRated && (line.parts().size() > 2 || SCALE.matcher(line.text()).find())) {
        continue; // a label, or the heads of a table of levels and what they mean
      } else if (line.parts().size() == 2 && line.parts().getFirst().matches("\\p{L}+")) {
        target
            .addObject()
            .put("language", line.parts().getFirst())
            .put("fluency", line.parts().getLast());
      } else {
        for (var word : languages(line)) {
          addLanguage(word, target);
        }
      }
    }
  }

  /** One language where a comma only parts it from its level. */
  private static List<String> languages(TextLine line) {
    var dashed = List.of(line.text().split("\\s[\u2013\u2014-]\\s"));
    if (dashed.size() > 1 && dashed.stream().allMatch(it -> NAMED.matcher(it).matches())) {
      return dashed;
    }
    var words = words(line);
    var isOne = words.size() == 2 && LEVEL.matcher(words.getLast()).matches();
    return isOne ? List.of(line.text()) : words;
  }

  /** A row of a table of levels: "ENGLISH", "C1", "C1", "B2". */
  private static boolean isRated(TextLine line) {
    return line.parts().size() > 2
        && line.parts().getFirst().matches("\\p{L}[\\p{L} ]+")
        && line.parts().stream().skip(1).allMatch(it -> it.matches("[ABC][12]"));
  }

  private static void addLanguage(String word, ArrayNode target) {
    var behind = LEVEL_BEHIND.matcher(word);
    var levelled = LEVELLED.matcher(word);
    var language = target.addObject();
    if (behind.matches()) {
      language.put("language", behind.group(1)).put("fluency", behind.group(2).strip());
      return;
    }
    if (word.length() > MAX_WORD || !levelled.matches()) {
      language.put("language", word);
      return;
    }
    language.put("language", levelled.group(1).strip());
    for (var group = 2; group <= levelled.groupCount(); group++) {
      if (levelled.group(group) != null) {
        language.put("fluency", levelled.group(group).strip());
      }
    }
  }

  static void addInterests(List<TextLine> lines, ArrayNode target) {
    for (var line : lines) {
      words(line).forEach(word -> addInterest(word, target));
    }
  }

  /** "Photography (theatre, night)" has keywords. */
  private static void addInterest(String written, ArrayNode target) {
    var explained = EXPLAINED.matcher(written);
    var interest = target.addObject();
    if (explained.matches()) {
      interest.put("name", explained.group(1));
      words(explained.group(2)).forEach(interest.putArray("keywords")::add);
    } else {
      interest.put("name", written);
    }
  }

  private static List<String> words(TextLine line) {
    var words = new ArrayList<String>();
    line.parts().forEach(part -> words.addAll(words(part)));
    return words;
  }

  /** The items of a list in one line; a sentence is one. */
  static List<String> words(String text) {
    var words = new ArrayList<String>();
    for (var word : text.split(BETWEEN)) {
      var bare = word.strip().replaceAll("^[•·●▪*✓]+\\s*|[.,;]$|" + RATING, "").strip();
      if (bare.codePoints().anyMatch(Character::isLetterOrDigit)) {
        words.add(bare);
      }
    }
    var isSentence = words.stream().anyMatch(it -> it.length() > MAX_WORD);
    return isSentence ? List.of(text.strip()) : words;
  }
}
