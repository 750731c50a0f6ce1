package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** What readers look for and a resume does not have. */
final class MissingAdvice {

  private static final int FEW_SKILLS = 4;
  private static final List<RequestConcept> EXPECTED =
      List.of(
          RequestConcept.SUMMARY,
          RequestConcept.HEADLINE,
          RequestConcept.EMAIL,
          RequestConcept.PHONE,
          RequestConcept.ADDRESS,
          RequestConcept.WORK,
          RequestConcept.EDUCATION,
          RequestConcept.LANGUAGES);

  private final JsonNode resume;
  private final ReplyTexts texts;

  MissingAdvice(JsonNode resume, ReplyTexts texts) {
    this.resume = resume;
    this.texts = texts;
  }

  /**
   * @param head what can be suggested for the head of the resume
   */
  Advice advice(HeadAdvice head, WordingAdvice wording) {
    var missing = new ArrayList<String>();
    for (var part : EXPECTED) {
      var node = resume.at(part.pointer());
      if (node.isTextual() ? Place.text(node).isEmpty() : node.isEmpty()) {
        missing.add(texts.of(part.title()));
      }
    }
    if (new Lookup(resume).skills().folded().size() < FEW_SKILLS) {
      missing.add(texts.of(RequestConcept.SKILLS.title()));
    }
    ResumeEntry.of(resume, RequestConcept.WORK).stream()
        .filter(it -> it.index() < 2 && it.highlights().isEmpty())
        .forEach(it -> missing.add(texts.of(ReplyText.BULLETS_OF, it.title())));
    if (ResumeEntry.of(resume, RequestConcept.WORK).stream().anyMatch(it -> it.start().isEmpty())) {
      missing.add(texts.of(ReplyText.NAME_DATES));
    }
    if (wording.lacksFigures()) {
      missing.add(texts.of(ReplyText.NAME_FIGURES));
    }
    var remarks = new ArrayList<String>();
    remarks.add(
        missing.isEmpty()
            ? texts.of(ReplyText.MISSING_NOTHING)
            : texts.of(ReplyText.MISSING, String.join(", ", missing)));
    remarks.addAll(new DatesAdvice(resume, texts).gaps());
    if (!missing.isEmpty()) {
      remarks.add(texts.of(ReplyText.EDITOR));
    }
    return Advice.of(head.headline())
        .and(Advice.of(head.summary()))
        .and(new Advice(List.of(), remarks));
  }
}
