package dev.jobtrail.fit;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.text.ReadableText;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;

/** Counts scores a second of CPU time, postings read included. Argument: a folder as for the weights. */
final class FitSpeed {

  private static final int ROUNDS = 15;

  private record Text(String title, String company, String location, String description) {}

  public static void main(String[] arguments) throws IOException {
    var mapper = new ObjectMapper();
    var folder = Path.of(arguments[0]);
    var texts = new ArrayList<Text>();
    ApplicantProfile applicant = null;
    var begin = System.nanoTime();
    var model = new FitModel(Clock.systemUTC());
    try (var files = Files.list(folder.resolve("resumes"))) {
      for (var file : files.sorted().toList()) {
        applicant = model.applicant(mapper.readTree(file.toFile()));
        var postings = folder.resolve("postings").resolve(file.getFileName()).toFile();
        for (var node : mapper.readTree(postings)) {
          texts.add(
              new Text(
                  node.path("title").asText(),
                  node.path("company").asText(),
                  node.path("location").asText(),
                  ReadableText.ofHtml(node.path("descriptionRaw").asText(), 50_000)));
        }
      }
    }
    System.out.printf("read in %.0f ms%n", (System.nanoTime() - begin) / 1e6);
    for (var round = 0; round < ROUNDS; round++) {
      var from = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      var sum = 0L;
      for (var text : texts) {
        sum += model.score(applicant, model.job(text.title(), text.company(), text.location(), null, null, text.description()));
      }
      var seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - from) / 1e9;
      System.out.printf("%.0f scores/s (mean %.1f)%n", texts.size() / seconds, (double) sum / texts.size());
    }
  }
}
