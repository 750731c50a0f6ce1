import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.languagetool.JLanguageTool;
import org.languagetool.Language;
import org.languagetool.Languages;
import org.languagetool.rules.ITSIssueType;
import org.languagetool.rules.RuleMatch;

/**
 * Checks the letters of a folder by LanguageTool, but for its spelling rules, which know no names.
 * The language stands in the file name: {@code letter.de.txt}. A letter keeps the English of its
 * resume, so an English finding counts where both varieties have it.
 */
final class GrammarCheck {

  private static final Map<String, String> VARIANTS =
      Map.of("en", "en-US", "gb", "en-GB", "de", "de-DE", "fr", "fr", "es", "es");

  public static void main(String[] arguments) throws IOException {
    var tools = new TreeMap<String, JLanguageTool>();
    var findings = 0;
    var counts = new TreeMap<String, Integer>();
    var files = new ArrayList<Path>();
    try (var all = Files.list(Path.of(arguments[0]))) {
      all.sorted().forEach(files::add);
    }
    for (var file : files) {
      var name = file.getFileName().toString();
      var code = name.replaceAll(".*\\.(\\w\\w)\\.txt", "$1");
      var tool = tools.computeIfAbsent(code, GrammarCheck::tool);
      var text = Files.readString(file);
      var british =
          code.equals("en")
              ? rules(tools.computeIfAbsent("gb", GrammarCheck::tool).check(text))
              : null;
      for (var match : tool.check(text)) {
        if (british != null && !british.contains(match.getRule().getId())) {
          continue;
        }
        findings++;
        counts.merge(code + " " + match.getRule().getId(), 1, Integer::sum);
        System.out.printf(
            "%s: %s: %s: %s%n",
            name,
            match.getRule().getId(),
            match.getMessage(),
            match.getSentence().getText().strip());
      }
    }
    counts.forEach((rule, count) -> System.out.printf("%4d %s%n", count, rule));
    System.out.printf("%d findings in %d letters%n", findings, files.size());
  }

  private static Set<String> rules(List<RuleMatch> matches) {
    return matches.stream().map(it -> it.getRule().getId()).collect(Collectors.toSet());
  }

  private static JLanguageTool tool(String code) {
    Language language = Languages.getLanguageForShortCode(VARIANTS.get(code));
    var tool = new JLanguageTool(language);
    for (var rule : tool.getAllRules()) {
      if (rule.isDictionaryBasedSpellingRule()
          || rule.getLocQualityIssueType() == ITSIssueType.Misspelling
              && rule.getId().contains("SPELL")) {
        tool.disableRule(rule.getId());
      }
    }
    return tool;
  }
}
