package dev.jobtrail.ai.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.testing.JavaProcess;
import dev.jobtrail.text.Language;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The engine answers the same in every process. Hashes of objects and the order of immutable sets
 * differ from one to the next, so no answer may depend on them.
 */
class EveryProcessTest {

  /** All objects have one hash. */
  private static final List<String> OTHER_HASHES =
      List.of("-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=2");

  @Test
  void theEngineAnswersTheSame(@TempDir Path folder) throws Exception {
    var file = folder.resolve("answers");
    var other =
        JavaProcess.of(Program.class, OTHER_HASHES, file.toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    var here = answers();
    assertThat(other.waitFor(3, TimeUnit.MINUTES)).isTrue();
    assertThat(String.join("\n", Files.readAllLines(file))).isEqualTo(String.join("\n", here));
  }

  /** Of some people, to a posting that fits and to one that does not. */
  private static List<String> answers() {
    var engine = new BuiltinEngine(Clock.systemUTC());
    var set = new LabelledSet();
    var answers = new ArrayList<String>();
    for (var i = 0; i < set.cases.size(); i += 3) {
      var one = set.cases.get(i);
      for (var name : List.of(one.fitting().getFirst(), one.unfitting().getFirst())) {
        var posting = set.postings.get(name);
        var parsed = engine.parse(posting);
        answers.add(parsed.toString());
        answers.add(engine.score(one.resume(), posting, parsed, Language.ENGLISH).toString());
        answers.add(
            engine.tailor(new TailoringTask(one.resume(), List.of(), posting, parsed)).toString());
        answers.add(
            engine.writeLetter(
                new LetterTask(
                    one.resume(),
                    List.of(),
                    posting,
                    parsed,
                    CoverLetterTone.FORMAL,
                    null,
                    List.of())));
      }
    }
    return String.join("\n", answers).lines().toList();
  }

  /** Writes the answers to a file. */
  static final class Program {

    private Program() {}

    public static void main(String[] arguments) throws Exception {
      Files.write(Path.of(arguments[0]), answers(), StandardCharsets.UTF_8);
    }
  }
}
