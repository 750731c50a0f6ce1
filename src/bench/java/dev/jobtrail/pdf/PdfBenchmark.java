package dev.jobtrail.pdf;

import dev.jobtrail.resume.ResumeTemplate;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Times the printing of a two-page resume, warm, and headless Chromium printing the same HTML.
 *
 * <p>Arguments: a resume file, and the path of Chromium. Pin it to one core for the figure that
 * counts: {@code taskset -c 0 java -cp ... dev.jobtrail.pdf.PdfBenchmark resume.json chromium}.
 */
final class PdfBenchmark {
  private static final int WARM_UP = 300;
  private static final int ROUNDS = 200;
  private static final int CHROMIUM_ROUNDS = 7;
  private static final Instant VERSION = Instant.parse("2026-01-01T00:00:00Z");

  private PdfBenchmark() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    PrintStream out = System.out;
    JsonNode resume = new ObjectMapper().readTree(Path.of(arguments[0]).toFile());
    long begin = System.nanoTime();
    ResumePdf pdf = new ResumePdf();
    pdf.render(resume, ResumeTemplate.CLASSIC, "Resume", VERSION);
    out.printf("first document, fonts parsed: %.1f ms%n", (System.nanoTime() - begin) / 1e6);
    for (ResumeTemplate template : ResumeTemplate.values()) {
      double ours = ours(pdf, resume, template);
      double theirs = chromium(arguments[1], pdf.html(resume, template, "Resume"));
      out.printf(
          "%-8s median %6.1f ms; Chromium, a process each, median %7.1f ms; ratio %.1f%n",
          template, ours, theirs, theirs / ours);
    }
  }

  private static double ours(ResumePdf pdf, JsonNode resume, ResumeTemplate template) {
    double[] millis = new double[WARM_UP + ROUNDS];
    for (int round = 0; round < millis.length; round++) {
      long begin = System.nanoTime();
      pdf.render(resume, template, "Resume", VERSION);
      millis[round] = (System.nanoTime() - begin) / 1e6;
    }
    return median(Arrays.copyOfRange(millis, WARM_UP, millis.length));
  }

  private static double chromium(String program, String html)
      throws IOException, InterruptedException {
    Path directory = Files.createTempDirectory("pdf-benchmark");
    try {
      Path page = Files.writeString(directory.resolve("resume.html"), html);
      double[] millis = new double[CHROMIUM_ROUNDS];
      for (int round = 0; round < CHROMIUM_ROUNDS; round++) {
        long begin = System.nanoTime();
        Path printed = directory.resolve("resume" + round + ".pdf");
        print(program, directory, page, printed);
        millis[round] = (System.nanoTime() - begin) / 1e6;
        if (Files.size(printed) == 0) {
          throw new IllegalStateException("Chromium printed nothing");
        }
      }
      return median(millis);
    } finally {
      delete(directory);
    }
  }

  private static void print(String program, Path directory, Path page, Path printed)
      throws IOException, InterruptedException {
    List<String> command =
        List.of(
            program,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-pdf-header-footer",
            "--user-data-dir=" + directory.resolve("profile"),
            "--print-to-pdf=" + printed,
            page.toUri().toString());
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (process.waitFor() != 0) {
      throw new IllegalStateException("Chromium failed with " + process.exitValue());
    }
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> paths = Files.walk(directory)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    }
  }
}
