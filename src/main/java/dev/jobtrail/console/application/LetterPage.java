package dev.jobtrail.console.application;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.application.EarlierCoverLetterView;
import dev.jobtrail.console.Choice;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The cover letter page of an application.
 *
 * @param letter null for none
 * @param isWritten whether another one is being written
 * @param note instructions that the letter does not follow; null for none
 * @param fault why the last attempt failed; null if it succeeded
 * @param notices messages about characters that the PDF cannot print
 */
@TemplateData
record LetterPage(
    String letter,
    CoverLetterTone tone,
    Instant generatedAt,
    boolean isWritten,
    String note,
    String fault,
    List<String> notices,
    List<EarlierCoverLetterView> earlier) {

  public List<Choice> tones() {
    var current = tone == null ? CoverLetterTone.NEUTRAL : tone;
    return Arrays.stream(CoverLetterTone.values())
        .map(
            it ->
                new Choice(
                    it.name().toLowerCase(Locale.ROOT), ApplicationWords.of(it), it == current))
        .toList();
  }

  public String toneName() {
    return tone == null ? null : ApplicationWords.of(tone);
  }

  public int words() {
    return letter == null ? 0 : letter.strip().split("\\s+").length;
  }
}
