package dev.jobtrail.form;

import dev.jobtrail.browser.UploadedFile;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Answers every question of a form with something plausible, as no person would. */
final class Answering {

  static final String LETTER = "I build engines.\nMany of them.";

  private Answering() {}

  /** All pages up to the one that is sent. */
  static void all(ApplicationForm form) {
    page(form);
    while (form.hasNextPage()) {
      form.nextPage(false);
      page(form);
    }
  }

  static void page(ApplicationForm form) {
    form.fields().stream()
        .filter(
            it ->
                it.meaning() == FieldMeaning.CV
                    || it.meaning() == FieldMeaning.COVER_LETTER && it.kind() == FieldKind.FILE)
        .forEach(
            it -> form.attach(it, pdf(it.meaning() == FieldMeaning.CV ? "cv.pdf" : "letter.pdf")));
    for (FormField field : form.fields()) {
      List<String> values = values(field);
      if (!values.isEmpty()) {
        form.fill(field, values);
      }
    }
  }

  static UploadedFile pdf(String name) {
    return new UploadedFile(name, "%PDF-1.7".getBytes(StandardCharsets.US_ASCII));
  }

  private static List<String> values(FormField field) {
    return switch (field.kind()) {
      case EMAIL -> List.of("ada@example.org");
      case PHONE -> List.of("+49 30 1234567");
      case URL -> List.of("https://example.org/ada");
      case NUMBER -> List.of("7");
      case DATE -> List.of("2026-12-24");
      case MONTH -> List.of("2026-12");
      case LONG_TEXT -> List.of(LETTER);
      case CHOICE -> List.of(field.options().getFirst());
      case CHOICES -> field.options().subList(0, Math.min(2, field.options().size()));
      case SEARCH -> List.of("Berlin, Germany");
      case TICK -> List.of("true");
      case TEXT -> List.of(field.label().contains("ail") ? "ada@example.org" : "Ada Lovelace");
      case FILE, PASSWORD, OTHER -> List.of();
    };
  }
}
