package dev.jobtrail.resume;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.document.AccentColor;
import dev.jobtrail.resume.document.OwnSection;
import dev.jobtrail.resume.document.PrintedSection;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The page layout of a resume. */
public enum ResumeTemplate {
  /** Serif, centred header, the conservative choice. */
  CLASSIC,
  /** Sans serif with one accent colour. */
  MODERN,
  /** Sans serif and dense, for long careers that must fit few pages. */
  COMPACT,
  /** Two columns: the person, skills and languages on a tinted side. */
  SIDEBAR,
  /** The name in a band of the accent colour across the page. */
  BANNER,
  /** Dates on the left of a line with a mark for each entry. */
  TIMELINE,
  /** Serif, with education and publications first. */
  ACADEMIC,
  /** One column of black text without rules, for programs that read resumes. */
  PLAIN;

  private static final AccentColor WHITE = new AccentColor(0xff, 0xff, 0xff);
  private static final AccentColor GREY = new AccentColor(0x3d, 0x44, 0x4b);

  private static final List<PrintedSection> ACADEMIC_ORDER =
      List.of(
          PrintedSection.SUMMARY,
          PrintedSection.EDUCATION,
          PrintedSection.PUBLICATIONS,
          PrintedSection.WORK,
          PrintedSection.AWARDS,
          PrintedSection.PROJECTS);

  /** The names of a document's sections in the order of this layout, the owner's last. */
  public List<String> sections(JsonNode document) {
    var first = this == ACADEMIC ? ACADEMIC_ORDER.stream() : Stream.<PrintedSection>empty();
    var usual = Stream.concat(first, Arrays.stream(PrintedSection.values()));
    var own = OwnSection.of(document).stream().map(OwnSection::name);
    return Stream.concat(usual.map(PrintedSection::wireName), own).distinct().toList();
  }

  /** Whether its head has a place for a photo. */
  public boolean hasPhoto() {
    return switch (this) {
      case MODERN, SIDEBAR, BANNER, TIMELINE -> true;
      case CLASSIC, COMPACT, ACADEMIC, PLAIN -> false;
    };
  }

  /** The colour of icons in its head, on the band that the banner has there. */
  public AccentColor iconColor(Optional<AccentColor> accent) {
    return this == BANNER ? WHITE : accent.orElse(GREY);
  }

  /** The name on the wire, in lower case. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
