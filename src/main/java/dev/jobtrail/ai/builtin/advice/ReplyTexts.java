package dev.jobtrail.ai.builtin.advice;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.TextResource;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** The texts of replies in one language. */
final class ReplyTexts {

  private static final Map<Language, ReplyTexts> ALL = new EnumMap<>(Language.class);

  static {
    for (var language : Language.values()) {
      ALL.put(language, new ReplyTexts(language));
    }
    var section = new String[1];
    for (var line : TextResource.lines("/ai/advice/replies.txt")) {
      if (line.startsWith("[")) {
        section[0] = line.substring(1, line.length() - 1).toUpperCase(Locale.ROOT);
      } else {
        ALL.get(Language.of(line.substring(0, 2)))
            .texts
            .put(ReplyText.valueOf(section[0]), line.substring(3).strip());
      }
    }
  }

  private final Language language;
  private final Map<ReplyText, String> texts = new EnumMap<>(ReplyText.class);

  private ReplyTexts(Language language) {
    this.language = language;
  }

  static ReplyTexts in(Language language) {
    return ALL.get(language);
  }

  Language language() {
    return language;
  }

  /** The text with the values in the places of {0}, {1} and so on. */
  String of(ReplyText name, Object... values) {
    var template = texts.get(name);
    var text = new StringBuilder();
    var at = 0;
    for (var open = template.indexOf('{'); open >= 0; open = template.indexOf('{', at)) {
      text.append(template, at, open).append(values[template.charAt(open + 1) - '0']);
      at = open + 3;
    }
    return text.append(template.substring(at)).toString();
  }

  /** For tests: whether every text is there. */
  boolean isComplete() {
    return texts.size() == ReplyText.values().length;
  }
}
