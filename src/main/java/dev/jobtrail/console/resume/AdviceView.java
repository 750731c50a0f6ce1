package dev.jobtrail.console.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.resume.advice.AdviceRemark;
import dev.jobtrail.resume.advice.ReadingEase;
import dev.jobtrail.resume.advice.ResumeAdvice;
import io.quarkus.qute.TemplateData;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Advice on a document beside the form that it is written in.
 *
 * @param ease null for too little text
 */
@TemplateData
record AdviceView(List<Line> lines, int words, Ease ease) {

  private static final Pattern ITEM = Pattern.compile("/highlights/(\\d+)$");

  /**
   * A remark.
   *
   * @param field the id of the field that it is about; null for none
   * @param item the number of the line in the field; null for all of it
   */
  @TemplateData
  record Line(String message, String field, Integer item) {

    private static Line of(AdviceRemark remark, DocumentForm form) {
      var item = ITEM.matcher(remark.path());
      return new Line(
          remark.message(),
          form.fieldAt(remark.path()).map(DocumentView::id).orElse(null),
          item.find() ? Integer.valueOf(item.group(1)) : null);
    }
  }

  /**
   * How easily the sentences are read.
   *
   * @param author who published the formula
   */
  @TemplateData
  record Ease(int value, String author) {

    private static Ease of(ReadingEase ease) {
      return new Ease(ease.value(), ease.formula().author());
    }
  }

  /**
   * The advice on a document.
   *
   * @param form that shows it
   */
  static AdviceView of(JsonNode document, int pages, DocumentForm form) {
    var advice = ResumeAdvice.of(document, pages, RequestLanguage.current());
    return new AdviceView(
        advice.remarks().stream().map(it -> Line.of(it, form)).toList(),
        advice.words(),
        Optional.ofNullable(advice.readingEase()).map(Ease::of).orElse(null));
  }
}
