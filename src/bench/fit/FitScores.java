package dev.jobtrail.fit;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.text.ReadableText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;

/**
 * Writes the scores of the shipped model as {@code {resumeFile: {postingId: score}}} and prints them
 * with grade, kind and title. Arguments: a folder as for the weights, and the file to write.
 */
final class FitScores {

  private static final int LONGEST_POSTING = 50_000;

  private FitScores() {}

  public static void main(String[] arguments) throws IOException {
    var mapper = new ObjectMapper();
    var folder = Path.of(arguments[0]);
    var model = new FitModel(Clock.systemUTC());
    var all = mapper.createObjectNode();
    try (var files = Files.list(folder.resolve("resumes"))) {
      for (var file : files.sorted().toList()) {
        var name = file.getFileName().toString();
        var applicant = model.applicant(mapper.readTree(file.toFile()));
        var scores = all.putObject(name);
        for (var node : mapper.readTree(folder.resolve("postings").resolve(name).toFile())) {
          var title = node.path("title").asText();
          var isRemote = node.hasNonNull("isRemote") ? node.path("isRemote").asBoolean() : null;
          var type = EmploymentType.ofText(node.path("employmentType").textValue()).orElse(null);
          var text = ReadableText.ofHtml(node.path("descriptionRaw").asText(), LONGEST_POSTING);
          var job = model.job(title, node.path("company").asText(), node.path("location").asText(), isRemote, type, text);
          var score = model.score(applicant, job);
          scores.put(node.path("id").asText(), score);
          System.out.printf("%s %3d %s %s: %s%n", name, score, node.path("grade").asText(), node.path("kind").asText(), title);
        }
      }
    }
    mapper.writeValue(Path.of(arguments[1]).toFile(), all);
  }
}
