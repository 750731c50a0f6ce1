package dev.jobtrail.guard;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * Makes sentences that say no more than the fields of a resume, and prints how many the guard
 * refuses, with the first of each kind and language. A template is used in the resume's language
 * where all of its fields are there.
 *
 * <p>Arguments: folders with resumes.
 */
final class StatedFields {

  private static final int SHOWN = 5;

  private static final Map<TextLanguage, Map<String, List<String>>> TEMPLATES =
      Map.of(
          TextLanguage.ENGLISH,
          Map.of(
              "work",
              List.of(
                  "I worked as {position} at {name}.",
                  "At {name}, I was {position}.",
                  "From {startDate} to {endDate} I worked for {name} as {position}.",
                  "I have worked at {name} since {startDate}.",
                  "My experience includes work as {position} with {name}."),
              "education", List.of("I have a {studyType} in {area} from {institution}."),
              "certificates", List.of("I hold the {name} certificate."),
              "languages", List.of("I speak {language}."),
              "skills", List.of("I am familiar with {keyword}.")),
          TextLanguage.GERMAN,
          Map.of(
              "work",
              List.of(
                  "Ich habe als {position} bei {name} gearbeitet.",
                  "Als {position} bei {name} habe ich Erfahrung gesammelt.",
                  "Von {startDate} bis {endDate} war ich {position} bei {name}.",
                  "Seit {startDate} arbeite ich bei {name}."),
              "certificates", List.of("Ich habe das Zertifikat {name}."),
              "languages", List.of("Ich spreche {language}."),
              "skills", List.of("Ich kenne mich mit {keyword} aus.")),
          TextLanguage.FRENCH,
          Map.of(
              "work",
              List.of(
                  "J'ai travaillé comme {position} chez {name}.",
                  "De {startDate} à {endDate}, j'ai été {position} chez {name}.",
                  "Depuis {startDate}, je travaille chez {name}."),
              "certificates", List.of("J'ai le certificat {name}.")),
          TextLanguage.SPANISH,
          Map.of(
              "work",
              List.of(
                  "He trabajado como {position} en {name}.",
                  "De {startDate} a {endDate} trabajé como {position} en {name}.",
                  "Desde {startDate} trabajo en {name}."),
              "education", List.of("Tengo el título de {studyType} en {area} por {institution}."),
              "certificates", List.of("Tengo el certificado {name}."),
              "skills", List.of("Conozco {keyword}.")));

  private static final ObjectMapper JSON = new ObjectMapper();

  private final EvidenceGuard guard = new EvidenceGuard();
  private final Map<String, List<String>> refused = new TreeMap<>();
  private int all;

  private StatedFields() {}

  public static void main(String[] arguments) throws IOException {
    StatedFields fields = new StatedFields();
    for (String folder : arguments) {
      try (var files = Files.list(Path.of(folder))) {
        for (Path file : files.sorted().toList()) {
          fields.check(JSON.readTree(file.toFile()));
        }
      }
    }
    PrintStream out = System.out;
    int number = fields.refused.values().stream().mapToInt(List::size).sum();
    out.printf("%d sentences, %d refused%n", fields.all, number);
    fields.refused.forEach(
        (template, texts) -> {
          out.printf("%n%d: %s%n", texts.size(), template);
          texts.stream().limit(SHOWN).forEach(it -> out.println("  " + it));
        });
  }

  private void check(JsonNode resume) {
    Evidence evidence = new Evidence(resume, List.of(), List.of());
    String prose =
        resume.findValues("highlights").stream().map(JsonNode::toString).collect(Collectors.joining(" "))
            + resume.at("/basics/summary").asText();
    TEMPLATES
        .getOrDefault(Tokens.language(PlainText.of(prose)), Map.of())
        .forEach(
            (section, templates) ->
                entries(resume.path(section))
                    .forEach(entry -> templates.forEach(it -> check(evidence, it, entry))));
  }

  /** Each entry's fields, and each keyword as an entry of its own. */
  private static List<Map<String, String>> entries(JsonNode section) {
    List<Map<String, String>> entries = new ArrayList<>();
    for (JsonNode entry : section) {
      entries.add(
          entry.properties().stream()
              .filter(it -> it.getValue().isTextual() && !it.getValue().asText().isBlank())
              .collect(Collectors.toMap(Map.Entry::getKey, it -> text(it.getKey(), it.getValue()))));
      StreamSupport.stream(entry.path("keywords").spliterator(), false)
          .forEach(it -> entries.add(Map.of("keyword", it.asText())));
    }
    return entries;
  }

  private static String text(String field, JsonNode value) {
    return field.endsWith("Date") ? value.asText().substring(0, 4) : value.asText();
  }

  private void check(Evidence evidence, String template, Map<String, String> fields) {
    String text = template;
    for (var field : fields.entrySet()) {
      text = text.replace("{" + field.getKey() + "}", field.getValue());
    }
    boolean isOver = template.contains("{startDate}") && !template.contains("{endDate}") && fields.containsKey("endDate");
    if (text.contains("{") || isOver) {
      return;
    }
    all++;
    for (Verdict verdict : guard.check(evidence, text)) {
      if (!verdict.letThrough()) {
        refused.computeIfAbsent(template, it -> new ArrayList<>()).add(text + " — " + verdict.objection());
        return;
      }
    }
  }
}
