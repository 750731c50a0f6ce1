package dev.jobtrail.error;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translations;
import jakarta.validation.constraints.NotNull;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TranslationsTest {

  private static final Path SOURCES = Path.of("src/main/java");

  /** The literals of a text, joined by plus signs, as an argument behind the code or the field. */
  private static final String TEXT = "((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*\\+?\\s*)+)[,)]";

  private static final List<Pattern> THROWN =
      List.of(
          Pattern.compile("new ApiException\\(\\s*ErrorCode\\.\\w+,\\s*" + TEXT),
          Pattern.compile(
              "ApiException\\.invalid\\((?:[^\"();]|\"[^\"]*\"|\\([^()]*\\))*?,\\s*" + TEXT),
          Pattern.compile("\\b(?:refusal|conflict)\\(\\s*(?:ErrorCode\\.\\w+,\\s*)?" + TEXT),
          Pattern.compile("\\bwrong\\(name, " + TEXT),
          Pattern.compile("alreadyExists\\(\\s*" + TEXT),
          Pattern.compile("\\bbad\\(\\s*" + TEXT),
          // of runs, which the pages translate
          Pattern.compile("new (?:FormException|Arrival\\.\\w+)\\(\\s*" + TEXT),
          Pattern.compile("AttemptEnding\\.\\w+\\(\\s*" + TEXT),
          Pattern.compile(
              "\\b(?:endOf\\(event|applications\\.note\\(|wait\\()[^\";]*,\\s*" + TEXT));

  private static final Pattern MESSAGE = Pattern.compile("\\bMessage\\.of\\(\\s*" + TEXT);

  /** All calls but those of an exception, whose format is checked where it is thrown. */
  private static final Pattern CALL =
      Pattern.compile("\\bMessage\\.of\\((?!format,)|\\bMessage::of\\b");

  /** What only operators, developers and assistants read, which is English. */
  private static final List<String> NOT_FOR_OWNERS =
      List.of(
          "ai/", // grammar; EngineLanguagesTest reads its texts
          "browser/proxy/", // answers of a proxy to its browser
          "builder/GuardNotes", // has the other languages beside the English text
          "command/",
          "connector/",
          "database/",
          "guard/", // grammar
          "http/", // requests that no browser sends
          "platform/", // the description of the API
          "resume/document/ResumeDesign", // a description
          "response/", // faults of the program itself
          "sharing/SharedResumes", // a description
          "site/", // what the pages of vendors say
          "trace/");

  /** Names, what sites say, and keys of translations with a prefix. */
  private static final Set<String> SAME_EVERYWHERE =
      Set.of(
          "A parameter", // of a program's call
          "No copyright, use freely",
          "On site", // InterviewKind has its words in the bundles
          "The resume as JSON Resume", // metadata of a file
          "The frame is gone", // a fault that is tried again
          "University of",
          "Unnamed field"); // stands for the words of a form, which names the field of an answer

  private static final Pattern NOT_SHOWN =
      Pattern.compile(
          "@\\w+(?:\\.\\w+)*\\(|new (?:Illegal(?:State|Argument)|UncheckedIO|IO|Configuration|Assertion|Operator)"
              + "\\w*\\(|\\bLOG\\.\\w+\\(");

  private static final Pattern COMMENT =
      Pattern.compile(
          "(?s)/\\*.*?\\*/|\"\"\"\\n.*?\"\"\"|(?m)^[ \\t]*//[^\\n]*|[ \\t]//[ \\t][^\"\\n]*$");

  private static final Pattern LITERALS =
      Pattern.compile(
          "\"[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+\"(?:\\s*+\\+\\s*+\"[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+\")*+");

  private static final Pattern SENTENCE = Pattern.compile("\\p{Lu}[\\p{Ll}'’]* (?:%s|\\p{Ll}).*");

  /** What has none is the same in all languages, such as "%s (%s)". */
  private static final Pattern WORD = Pattern.compile("(?<!%)\\p{L}");

  /** A literal that is joined to a value, so that nobody finds its translation. */
  private static final Pattern JOINED =
      Pattern.compile(
          "(?:new (?:FormException|Arrival\\.\\w+|BoardException|FetchException|OutboundException)|"
              + "AttemptEnding\\.\\w+|page\\.note|to\\.(?:leaveOut|report)|\\bleftOut|"
              + "problems\\.add)\\((?:[^\"();]|\\([^()\"]*\\))*"
              + "(?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*\\+\\s*[^\"\\s]|\\w[\\w.()]* \\+ \")");

  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern OWN_CONSTRAINT =
      Pattern.compile("String message\\(\\) default\\s+\"([^\"]*)\"|\\bmessage = \"([^\"]*)\"");

  /** Settings and their constraints, which the start checks for operators. */
  private static final Pattern OF_SETTINGS =
      Pattern.compile("@ConfigMapping|@interface (?:AtLeast|HttpAddress|AddressRange)\\b");

  private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

  @ParameterizedTest
  @EnumSource(names = {"GERMAN", "FRENCH", "SPANISH"})
  void hasATextForEachCode(Language language) {
    assertThat(Translations.all(language))
        .containsKeys(Arrays.stream(ErrorCode.values()).map(Enum::name).toArray(String[]::new));
  }

  @ParameterizedTest
  @EnumSource(names = {"GERMAN", "FRENCH", "SPANISH"})
  void hasATextForEachConstraint(Language language) throws IOException {
    var constraints = new TreeSet<String>();
    for (var source : sources()) {
      if (OF_SETTINGS.matcher(source).find()) {
        continue;
      }
      OWN_CONSTRAINT
          .matcher(source)
          .results()
          .map(it -> it.group(1) == null ? it.group(2) : it.group(1))
          .forEach(constraints::add);
      Pattern.compile("import jakarta\\.validation\\.constraints\\.(\\w+);")
          .matcher(source)
          .results()
          .map(it -> "{jakarta.validation.constraints." + it.group(1) + ".message}")
          .forEach(constraints::add);
    }
    assertThat(constraints)
        .hasSizeGreaterThan(20)
        .contains("{" + NotNull.class.getName() + ".message}", "must be an e-mail address");
    constraints.removeAll(Translations.all(language).keySet());
    assertThat(constraints).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"GERMAN", "FRENCH", "SPANISH"})
  void hasEachTextThatIsThrown(Language language) throws IOException {
    var thrown = thrown();
    assertThat(thrown).hasSizeGreaterThan(200);
    thrown.removeAll(Translations.all(language).keySet());
    assertThat(thrown).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"GERMAN", "FRENCH", "SPANISH"})
  void hasEachMessage(Language language) throws IOException {
    var messages = new TreeSet<String>();
    for (var source : sources()) {
      var literals = MESSAGE.matcher(source).results().map(it -> joined(it.group(1))).toList();
      assertThat(literals)
          .as(
              "every format is a literal, so that this test reads it: %s",
              source.lines().findFirst())
          .hasSize(Math.toIntExact(CALL.matcher(source).results().count()));
      literals.stream().filter(it -> WORD.matcher(it).find()).forEach(messages::add);
    }
    assertThat(messages).hasSizeGreaterThan(250);
    messages.removeAll(Translations.all(language).keySet());
    assertThat(messages).isEmpty();
  }

  /** Catches what no other test looks for: a sentence that some code shows as it is. */
  @Test
  void hasEachSentenceOfTheCode() throws IOException {
    var known = Translations.all(Language.FRENCH).keySet();
    var unknown = new TreeSet<String>();
    try (var files = Files.walk(SOURCES)) {
      for (var file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
        var name = SOURCES.resolve("dev/jobtrail").relativize(file).toString();
        if (NOT_FOR_OWNERS.stream().noneMatch(name::startsWith)) {
          sentences(Files.readString(file)).stream()
              .filter(it -> !known.contains(it) && !hasPrefix(it, known))
              .filter(it -> !SAME_EVERYWHERE.contains(it))
              .forEach(it -> unknown.add(name + ": " + it));
        }
      }
    }
    assertThat(unknown).isEmpty();
  }

  @Test
  void findsSentences() {
    assertThat(sentences("return \"The page \" + \"is gone.\";"))
        .containsExactly("The page is gone.");
    assertThat(sentences("@Schema(description = \"The (one) page\") String page"))
        .doesNotContain("The (one) page");
    assertThat(sentences("LOG.info(\"The page\"); throw new IllegalStateException(\"No page\");"))
        .isEmpty();
  }

  private static boolean hasPrefix(String text, Set<String> keys) {
    return Stream.of("answer ", "place ", "property ").anyMatch(it -> keys.contains(it + text));
  }

  private static List<String> sentences(String source) {
    var all = COMMENT.matcher(source).replaceAll("");
    var code = new StringBuilder();
    var from = 0;
    for (var call = NOT_SHOWN.matcher(all); call.find(from); ) {
      code.append(all, from, call.start());
      from = end(all, call.end());
    }
    code.append(all, from, all.length());
    return LITERALS
        .matcher(code)
        .results()
        .map(it -> joined(it.group()))
        .filter(it -> SENTENCE.matcher(it).matches())
        .toList();
  }

  /** The place behind the parenthesis that closes one. */
  private static int end(CharSequence code, int from) {
    var depth = 1;
    var isQuoted = false;
    for (var at = from; at < code.length(); at++) {
      switch (code.charAt(at)) {
        case '\\' -> at++;
        case '"' -> isQuoted = !isQuoted;
        case '(' -> depth += isQuoted ? 0 : 1;
        case ')' -> depth -= isQuoted ? 0 : 1;
        default -> {
          continue;
        }
      }
      if (depth == 0) {
        return at + 1;
      }
    }
    return code.length();
  }

  /**
   * A line must not begin with a colon, nor end with an opening guillemet; apostrophes are bent.
   */
  @Test
  void bindsFrenchSignsToTheirWords() throws IOException {
    var loose = Pattern.compile(" [:;?!»](?=$|[\\s<.,…)|\"\\\\])|« | …|\\p{L}'\\p{L}");
    assertThat(loose.matcher("Oui !").find()).isTrue();
    assertThat(loose.matcher("Oui\u00a0!").find()).isFalse();
    var texts = new ArrayList<>(Translations.all(Language.FRENCH).values());
    try (var files = Files.list(Path.of("src/main/resources/messages"))) {
      for (var file : files.filter(it -> it.toString().endsWith("_fr.properties")).toList()) {
        texts.addAll(Files.readAllLines(file));
      }
    }
    try (var replies = Files.lines(Path.of("src/main/resources/ai/advice/replies.txt"))) {
      replies.filter(it -> it.startsWith("fr ")).forEach(texts::add);
    }
    assertThat(texts).hasSizeGreaterThan(2_000);
    assertThat(texts).noneMatch(it -> loose.matcher(it.replaceAll("\\{[^{}]*}", "x")).find());
  }

  @Test
  void reportsFormatsAndNoJoinedTexts() throws IOException {
    assertThat(JOINED.matcher("new FormException(\"The form \" + name)").find()).isTrue();
    assertThat(JOINED.matcher("new BoardException(Kind.LIMITED, name + \" waits\")").find())
        .isTrue();
    for (var source : sources()) {
      assertThat(JOINED.matcher(source).results().map(it -> it.group()).toList()).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"GERMAN", "FRENCH", "SPANISH"})
  void namesOnlyParametersThatATextHas(Language language) {
    Translations.all(language)
        .forEach(
            (key, text) -> {
              assertThat(text).as(key).isNotBlank();
              // single words may be the same in two languages
              assertThat(key.contains(" ") && text.equals(key)).as(key).isFalse();
              assertThat(names(text)).as(key).isSubsetOf(parameters(key));
            });
  }

  private static Set<String> names(String text) {
    var names = new TreeSet<String>();
    PARAMETER.matcher(text).results().forEach(it -> names.add(it.group(1)));
    return names;
  }

  private static Set<String> parameters(String key) {
    if (key.startsWith("{jakarta.validation")) {
      var name = key.substring(1, key.length() - ".message}".length());
      try {
        var names = new TreeSet<String>();
        Stream.of(Class.forName(name).getDeclaredMethods()).forEach(it -> names.add(it.getName()));
        return names;
      } catch (ClassNotFoundException e) {
        throw new AssertionError(e);
      }
    }
    var names = new TreeSet<String>();
    var count = Pattern.compile("%[sd]").matcher(key).results().count();
    for (var i = 1; i <= count; i++) {
      names.add(String.valueOf(i));
    }
    return names;
  }

  private static Set<String> thrown() throws IOException {
    var thrown = new TreeSet<String>();
    for (var source : sources()) {
      for (var pattern : THROWN) {
        pattern.matcher(source).results().map(it -> joined(it.group(1))).forEach(thrown::add);
      }
    }
    return thrown;
  }

  private static String joined(String literals) {
    var text = new StringBuilder();
    LITERAL.matcher(literals).results().forEach(it -> text.append(it.group(1)));
    return text.toString().replace("\\\"", "\"");
  }

  private static List<String> sources() throws IOException {
    try (var files = Files.walk(SOURCES)) {
      var sources = new ArrayList<String>();
      for (var file : files.filter(it -> it.toString().endsWith(".java")).sorted().toList()) {
        sources.add(Files.readString(file));
      }
      return sources;
    }
  }

  @Test
  void leavesEnglishAsItIs() {
    var error =
        new ApiException(ErrorCode.INVALID_TRANSITION, "Part %d is missing. Upload it first.", 3)
            .body();
    assertThat(error.message()).isEqualTo("Part 3 is missing. Upload it first.");
    assertThat(ErrorTexts.in(error, Language.ENGLISH)).isEqualTo(error);
  }

  @Test
  void translatesAFormatWithItsParameters() {
    var error =
        new ApiException(ErrorCode.INVALID_TRANSITION, "Part %d is missing. Upload it first.", 3)
            .body();
    assertThat(ErrorTexts.in(error, Language.GERMAN).message())
        .isEqualTo("Teil 3 fehlt. Laden Sie ihn zuerst hoch.");
  }

  @Test
  void namesTheFieldOfTheFirstFault() {
    var error =
        ApiException.invalid("contacts[0].email", "must have at most %s characters", 9).body();
    var german = ErrorTexts.in(error, Language.GERMAN);
    assertThat(error.message()).isEqualTo("contacts[0].email must have at most 9 characters");
    assertThat(german.message()).isEqualTo("E-Mail darf höchstens 9 Zeichen haben");
    assertThat(german.details().getFirst().field()).isEqualTo("contacts[0].email");
  }

  @Test
  void keepsAnUnknownTextBehindThatOfItsCode() {
    var error = new ErrorBody(ErrorCode.UPSTREAM_FAILED, "No answer.", null, null, null);
    assertThat(ErrorTexts.in(error, Language.SPANISH).message())
        .isEqualTo("Otro servicio no ha respondido correctamente. (No answer.)");
  }

  @Test
  void translatesTextsWithinATextAndTakesNoUserTextForAParameter() {
    var text = Message.of("The property %s %s.", "{2}", Message.of("must be a number"));
    var error = new ErrorBody(ErrorCode.BAD_REQUEST, text.english(), null, null, null, text);
    assertThat(error.message()).isEqualTo("The property {2} must be a number.");
    assertThat(ErrorTexts.in(error, Language.FRENCH).message())
        .isEqualTo("«\u00a0{2}\u00a0» doit être un nombre.");
  }
}
