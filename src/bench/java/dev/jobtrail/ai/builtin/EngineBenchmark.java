package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Language;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.PostingText;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;

/**
 * Times a review by the builtin engine, warm, in CPU time: the posting parsed and the resume scored.
 *
 * <p>Arguments: a resume file and a file with a posting's description; the figure that counts is for
 * a resume of two pages and a posting of 1,000 words: {@code java -cp ...
 * dev.jobtrail.ai.builtin.EngineBenchmark resume.json posting.txt}.
 */
final class EngineBenchmark {
  private static final int WARM_UP = 300;
  private static final int ROUNDS = 200;

  private EngineBenchmark() {}

  public static void main(String[] arguments) throws IOException {
    PrintStream out = System.out;
    JsonNode resume = new ObjectMapper().readTree(Path.of(arguments[0]).toFile());
    String description = Files.readString(Path.of(arguments[1]));
    PostingText posting = new PostingText("Senior Engineer", "Acme", "Berlin", null, description);
    long begin = System.nanoTime();
    Engine engine = new BuiltinEngine(Clock.systemUTC());
    out.printf("tables read: %.1f ms%n", (System.nanoTime() - begin) / 1e6);
    double[] millis = new double[WARM_UP + ROUNDS];
    for (int round = 0; round < millis.length; round++) {
      millis[round] = review(engine, resume, posting);
    }
    double[] warm = Arrays.copyOfRange(millis, WARM_UP, millis.length);
    Arrays.sort(warm);
    out.printf(
        "%d words; first review %.1f ms; warm median %.2f ms, 99th percentile %.2f ms of CPU%n",
        description.split("\\s+").length, millis[0], warm[ROUNDS / 2], warm[ROUNDS * 99 / 100]);
  }

  private static double review(Engine engine, JsonNode resume, PostingText posting) {
    long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    engine.score(resume, posting, engine.parse(posting), Language.ENGLISH);
    return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin) / 1e6;
  }
}
