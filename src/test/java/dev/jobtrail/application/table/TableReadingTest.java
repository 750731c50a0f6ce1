package dev.jobtrail.application.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableReadingTest {

  @ParameterizedTest
  @CsvSource({
    "Job Title, TITLE",
    "job_title, TITLE",
    "Stellenbezeichnung, TITLE",
    "Intitulé du poste, TITLE",
    "Compañía, COMPANY",
    "Min. Salary, SALARY_MIN",
    "salaryMin, SALARY_MIN",
    "Date Applied, SUBMITTED_AT",
    "submittedAt, SUBMITTED_AT",
    "Beworben, SUBMITTED_AT",
    "Bewerbung gesendet am, SUBMITTED_AT",
    "Date candidature, SUBMITTED_AT",
    "Envoyée le, SUBMITTED_AT",
    "Fecha de postulación, SUBMITTED_AT",
    "Job Post URL, URL",
    "Follow up, FOLLOW_UP_ON",
    "Contact E-Mail, CONTACT_EMAIL"
  })
  void knowsUsualHeadings(String heading, TableField field) {
    assertThat(TableField.named(heading)).contains(field);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Date", "Datum", "Fecha", "date:"})
  void takesABareDateForThatOfApplicationWhereNoOtherColumnIs(String heading) {
    assertThat(TableField.named(List.of(heading, "Firma", "Wiedervorlage", heading)))
        .containsExactly(
            TableField.SUBMITTED_AT, TableField.COMPANY, TableField.FOLLOW_UP_ON, null);
    assertThat(TableField.named(List.of(heading, "Firma", "Beworben am")))
        .containsExactly(null, TableField.COMPANY, TableField.SUBMITTED_AT);
  }

  @Test
  void leavesUnknownHeadingsOpen() {
    assertThat(TableField.named("Excitement")).isEmpty();
    assertThat(TableField.named("")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Wishlist, SAVED",
    "needs_action, NEEDS_ACTION",
    "APPLIED, SUBMITTED",
    "Interviewing, INTERVIEW",
    "Absage, REJECTED",
    "Candidature envoyée, SUBMITTED",
    "Sin respuesta, GHOSTED"
  })
  void knowsUsualStatuses(String text, String status) {
    assertThat(StatusNames.find(text).map(Enum::name)).contains(status);
  }

  @Test
  void takesNoStatusOfRunningWork() {
    assertThat(StatusNames.find("reviewing")).isEmpty();
    assertThat(StatusNames.find("declined")).isEmpty();
  }

  @Test
  void readsDatesInTheOrderThatTheTableShows() {
    var english = CellDates.of(List.of("03/04/2026", "11/25/2026"));
    assertThat(english.read("03/04/2026")).contains(LocalDate.of(2026, 3, 4));
    assertThat(english.read("25/11/2026")).isEmpty();

    var other = CellDates.of(List.of("03/04/2026"));
    assertThat(other.read("03/04/2026")).contains(LocalDate.of(2026, 4, 3));
    assertThat(other.read("3-4-26")).contains(LocalDate.of(2026, 4, 3));
    assertThat(other.read("25.11.2026")).contains(LocalDate.of(2026, 11, 25));
    assertThat(other.read("2026-11-25T10:00:00Z")).contains(LocalDate.of(2026, 11, 25));
    assertThat(other.read("Nov 25, 2026")).contains(LocalDate.of(2026, 11, 25));
    assertThat(other.read("soon")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {",", ";", "\t", "|"})
  void findsTheSeparator(String separator) {
    var csv = "\uFEFFTitle,Company\r\n\"Engineer%1$s Backend\",\r\n,,\r\nNurse,\"A\nB\",extra\r\n";
    var table = ApplicationTable.parse(csv.replace(",", separator).replace("%1$s", ","));

    assertThat(table.headings()).containsExactly("Title", "Company");
    assertThat(table.rows())
        .containsExactly(
            new ApplicationTable.Row(2, List.of("Engineer, Backend", "")),
            new ApplicationTable.Row(4, List.of("Nurse", "A\nB")));
  }

  @Test
  void takesBackWhatAnExportEscapes() {
    var table = ApplicationTable.parse("Title,Notes\nNurse,'=1+1\nNurse,'tis\n");
    assertThat(table.cells(1)).containsExactly("=1+1", "'tis");
  }

  @Test
  void refusesWhatIsNoTableOfUsualSize() {
    assertRefused("Title", "at least one more row");
    assertRefused("Title,Company\n,\n", "rows below the headings");
    assertRefused("Title\n" + "Nurse\n".repeat(501), "from 1 to 500 rows");
    assertRefused(
        IntStream.range(0, 101).mapToObj(it -> "C" + it).collect(Collectors.joining(",")) + "\nx\n",
        "at most 100 columns");
    assertRefused("Title,Company\n\"Nurse,Acme\n", "check its quotes");
  }

  private static void assertRefused(String csv, String message) {
    assertThatThrownBy(() -> ApplicationTable.parse(csv))
        .isInstanceOf(ApiException.class)
        .hasMessageContaining(message);
  }
}
