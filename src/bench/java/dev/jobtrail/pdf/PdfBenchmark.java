package dev.jobtrail.pdf;

import dev.jobtrail.resume.ResumeTemplate;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * Times the printing of a two-page resume, warm, headless Chromium printing the same HTML, and
 * {@code @react-pdf/renderer} printing the same document, warm.
 *
 * <p>Arguments: a resume file, the path of Chromium, and a folder in which npm has installed {@code
 * react} and {@code @react-pdf/renderer}. The times are those of the processor, so that other work
 * on the machine counts little. Pin it to one core for the figure that counts: {@code
 * taskset -c 0 java -cp ... dev.jobtrail.pdf.PdfBenchmark resume.json chromium folder}.
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
    double react = react(arguments[2], arguments[0]);
    for (ResumeTemplate template : ResumeTemplate.values()) {
      double ours = ours(pdf, resume, template);
      double theirs = chromium(arguments[1], pdf.html(resume, template, "Resume"));
      out.printf(
          "%-8s %d pages, median %6.1f ms; react-pdf %6.1f ms, ratio %.1f;"
              + " Chromium, a process each, %7.1f ms, ratio %.1f%n",
          template,
          pages(pdf, resume, template),
          ours,
          react,
          react / ours,
          theirs,
          theirs / ours);
    }
  }

  private static double ours(ResumePdf pdf, JsonNode resume, ResumeTemplate template) {
    double[] millis = new double[WARM_UP + ROUNDS];
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    for (int round = 0; round < millis.length; round++) {
      long begin = threads.getCurrentThreadCpuTime();
      pdf.render(resume, template, "Resume", VERSION);
      millis[round] = (threads.getCurrentThreadCpuTime() - begin) / 1e6;
    }
    return median(Arrays.copyOfRange(millis, WARM_UP, millis.length));
  }

  private static int pages(ResumePdf pdf, JsonNode resume, ResumeTemplate template)
      throws IOException {
    try (PDDocument document =
        Loader.loadPDF(pdf.render(resume, template, "Resume", VERSION))) {
      return document.getNumberOfPages();
    }
  }

  private static double react(String folder, String resume) throws IOException {
    List<String> command =
        List.of(
            "node", "src/bench/react-pdf/print.mjs", folder, resume, "" + WARM_UP, "" + ROUNDS);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    return Double.parseDouble(new String(process.getInputStream().readAllBytes()).strip());
  }

  private static double chromium(String program, String html)
      throws IOException, InterruptedException {
    Path directory = Files.createTempDirectory("pdf-benchmark");
    try {
      Path page = Files.writeString(directory.resolve("resume.html"), html);
      double[] millis = new double[CHROMIUM_ROUNDS];
      for (int round = 0; round < CHROMIUM_ROUNDS; round++) {
        Path printed = directory.resolve("resume" + round + ".pdf");
        millis[round] = print(program, directory, page, printed);
        if (Files.size(printed) == 0) {
          throw new IllegalStateException("Chromium printed nothing");
        }
      }
      return median(millis);
    } finally {
      delete(directory);
    }
  }

  /** Milliseconds of the processor for the process and those that it starts. */
  private static double print(String program, Path directory, Path page, Path printed)
      throws IOException, InterruptedException {
    List<String> command =
        List.of(
            "bash",
            "-c",
            "TIMEFORMAT='%U %S'; time \"$0\" \"$@\" > /dev/null 2>&1",
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
    Process process = new ProcessBuilder(command).start();
    String times = new String(process.getErrorStream().readAllBytes()).strip();
    if (process.waitFor() != 0) {
      throw new IllegalStateException("Chromium failed with " + process.exitValue());
    }
    return Arrays.stream(times.split(" ")).mapToDouble(Double::parseDouble).sum() * 1e3;
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
