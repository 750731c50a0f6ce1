package dev.jobtrail.inbox;

import dev.jobtrail.text.TextResource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The rules by which mails of employers are read, of all languages. A line of a file is {@code
 * [name] pattern}; {@code <4>} in a pattern stands for up to four words.
 */
final class ReplyRules {

  private static final List<String> LANGUAGES = List.of("en", "de", "fr", "es");

  private static final Pattern LINE = Pattern.compile("\\[([a-z -]+)] (.+)");
  private static final Pattern WORDS = Pattern.compile("<(\\d)>");

  private static final int FLAGS =
      Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS;

  private final Map<String, List<Pattern>> byName = new HashMap<>();

  ReplyRules() {
    LANGUAGES.forEach(this::read);
  }

  private void read(String language) {
    TextResource.lines("/inbox/replies-%s.txt".formatted(language)).forEach(this::add);
  }

  private void add(String line) {
    var parts = LINE.matcher(line);
    if (!parts.matches()) {
      throw new IllegalStateException("not a rule: " + line);
    }
    var pattern = WORDS.matcher(parts.group(2)).replaceAll("(?:\\\\S{1,40} ){0,$1}");
    byName
        .computeIfAbsent(parts.group(1), _ -> new ArrayList<>())
        .add(Pattern.compile(pattern, FLAGS));
  }

  /** The patterns of that name, in their order. */
  List<Pattern> named(String name) {
    return byName.get(name);
  }

  /** Whether a pattern of that name is found in the text. */
  boolean find(String name, String text) {
    return named(name).stream().anyMatch(it -> it.matcher(text).find());
  }

  /** Whether a pattern of that name is all of the text. */
  boolean match(String name, String text) {
    return named(name).stream().anyMatch(it -> it.matcher(text).matches());
  }
}
