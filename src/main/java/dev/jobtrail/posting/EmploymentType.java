package dev.jobtrail.posting;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What kind of employment a job is. */
public enum EmploymentType {
  @JsonProperty("full_time")
  FULL_TIME("full.?time|vollzeit|temps plein|jornada completa|tiempo completo|permanent|regular"),
  @JsonProperty("part_time")
  PART_TIME("part.?time|teilzeit|temps partiel|media jornada|tiempo parcial"),
  @JsonProperty("contract")
  CONTRACT("contract"),
  @JsonProperty("temporary")
  TEMPORARY("tempor|seasonal|per.?diem|befristet|aushilfe|int[eé]rim"),
  @JsonProperty("internship")
  INTERNSHIP("intern|praktik|trainee|werkstudent|stage\\b|stagiaire|pr[aá]cticas|becari"),
  @JsonProperty("freelance")
  FREELANCE("freelanc|freiberuf|ind[eé]pendant|aut[oó]nomo"),
  @JsonProperty("volunteer")
  VOLUNTEER("volunteer|ehrenamt|b[eé]n[eé]vol|voluntari"),
  @JsonProperty("other")
  OTHER("other|sonstige");

  private final Pattern words;

  EmploymentType(String words) {
    this.words = Pattern.compile(words);
  }

  /** Reads schema.org's values and what people write; the narrower kinds win over the wider. */
  public static Optional<EmploymentType> ofText(String text) {
    if (text == null) {
      return Optional.empty();
    }
    var lower = text.toLowerCase(Locale.ROOT);
    for (var type :
        new EmploymentType[] {
          INTERNSHIP, VOLUNTEER, FREELANCE, TEMPORARY, PART_TIME, CONTRACT, FULL_TIME, OTHER
        }) {
      if (type.words.matcher(lower).find()) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }
}
