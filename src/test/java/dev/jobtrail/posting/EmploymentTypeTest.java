package dev.jobtrail.posting;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class EmploymentTypeTest {

  @ParameterizedTest
  @CsvSource({
    "FULL_TIME, FULL_TIME",
    "PART_TIME, PART_TIME",
    "CONTRACTOR, CONTRACT",
    "TEMPORARY, TEMPORARY",
    "INTERN, INTERNSHIP",
    "VOLUNTEER, VOLUNTEER",
    "PER_DIEM, TEMPORARY",
    "OTHER, OTHER",
    "https://schema.org/FULL_TIME, FULL_TIME",
    "FullTime, FULL_TIME",
    "Full-time, FULL_TIME",
    "fulltime_permanent, FULL_TIME",
    "fulltime_fixed_term, TEMPORARY",
    "permanent_full_time, FULL_TIME",
    "SALARIED_FT, FULL_TIME",
    "Permanent contract, FULL_TIME",
    "Contract to hire, CONTRACT",
    "Full-time internship, INTERNSHIP",
    "Internal, ",
    "Vollzeit, FULL_TIME",
    "'Festanstellung, Teilzeit', PART_TIME",
    "Vollzeit (unbefristet), FULL_TIME",
    "'Vollzeit, befristet', TEMPORARY",
    "Werkstudent, PART_TIME",
    "Praktikum, INTERNSHIP",
    "Temps plein, FULL_TIME",
    "CDI, FULL_TIME",
    "CDD, TEMPORARY",
    "Contrat à durée indéterminée, FULL_TIME",
    "Stagiaire, INTERNSHIP",
    "Bénévolat, VOLUNTEER",
    "Jornada completa, FULL_TIME",
    "Media jornada, PART_TIME",
    "Prácticas, INTERNSHIP",
    "Tempo pieno, FULL_TIME",
    "Meio período, PART_TIME",
    "Estágio, INTERNSHIP",
    "Deeltijd, PART_TIME",
    "ZZP, FREELANCE",
    "Heltid, FULL_TIME",
    "Pełny etat, FULL_TIME",
    "Niepełny etat, PART_TIME",
    "Plný úvazek, FULL_TIME",
    "Полная занятость, FULL_TIME",
    "Полный рабочий день, FULL_TIME",
    "Стажёр, INTERNSHIP",
    "Πλήρης απασχόληση, FULL_TIME",
    "Tam zamanlı, FULL_TIME",
    "正社員, FULL_TIME",
    "Freiberuflich, FREELANCE",
    "Self-employed, FREELANCE"
  })
  void readsWhatSitesWrite(String text, EmploymentType type) {
    assertThat(EmploymentType.ofText(text).orElse(null)).isEqualTo(type);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", " ", "-", "unspecified", "We are hiring", "contractual matters"})
  void saysNothingWhereTheTextDoes(String text) {
    assertThat(EmploymentType.ofText(text)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void isWrittenInLowerCaseAndReadBack(EmploymentType type) throws JsonProcessingException {
    var name = type.name().toLowerCase(Locale.ROOT);

    assertThat(new ObjectMapper().writeValueAsString(type)).isEqualTo('"' + name + '"');
    assertThat(EmploymentType.ofText(name)).contains(type);
  }

  @Property
  void readsAnyText(@ForAll String text) {
    assertThat(EmploymentType.ofText(text)).isNotNull();
  }
}
