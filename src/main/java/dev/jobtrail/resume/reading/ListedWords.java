package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads sections that are lists: skills, languages and interests. */
final class ListedWords {

  private static final int MAX_WORD = 60;

  /** Not within parentheses. */
  private static final String BETWEEN =
      "(?:\\s*[,;|•·●▪✓]\\s+|\\s+[|•·●▪/]\\s*|[,;](?=\\p{Lu}))(?![^(]{0,200}\\))";

  private static final Pattern NAMED = Pattern.compile("([^:]{2,50}):\\s+(.+)");

  private static final Pattern LEVELLED =
      Pattern.compile(
          "(\\p{L}[\\p{L} /-]*?)\\s*(?:\\((.+)\\)|\\s[-\u2013\u2014:|]\\s*(.+)|:\\s*(.+)|,\\s+(.+))?");

  private static final Pattern LEVEL_BEHIND =
      Pattern.compile(
          "(?iu)(\\p{L}+)\\s+((?:[ABC][12]\\b|native|fluent|basic|intermediate|advanced|bilingual"
              + "|professional|conversational|mutter|flie|grund|verhandlung|gut|sehr|courant|langue"
              + "|bilingue|notion|intermédiaire|débutant|nativo|nativa|fluido|básico|intermedio|avanzado"
              + "|alto).*)");

  private ListedWords() {}

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
    for (var line : lines) {
      if (line.parts().size() == 2 && line.parts().getFirst().matches("\\p{L}+")) {
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
    var words = words(line);
    var isOne = words.size() == 2 && LEVEL.matcher(words.getLast()).matches();
    return isOne ? List.of(line.text()) : words;
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
      var bare = word.strip().replaceAll("^[•·●▪*✓]+\\s*|[.,;]$", "").strip();
      if (!bare.isEmpty()) {
        words.add(bare);
      }
    }
    var isSentence = words.stream().anyMatch(it -> it.length() > MAX_WORD);
    return isSentence ? List.of(text.strip()) : words;
  }
}
