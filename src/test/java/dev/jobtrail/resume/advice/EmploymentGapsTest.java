package dev.jobtrail.resume.advice;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.advice.EmploymentGaps.Gap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EmploymentGapsTest {

  private final ObjectNode resume = JsonNodeFactory.instance.objectNode();

  private void add(String section, String start, String end) {
    ArrayNode list = resume.withArray(section);
    var entry = list.addObject();
    if (start != null) {
      entry.put("startDate", start);
    }
    if (end != null) {
      entry.put("endDate", end);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2018-05, 2018-11, 0",
    "2018-05, 2018-12, 6",
    "2018-05-31, 2018-12-01, 6",
    "2017, 2018-06, 0",
    "2017, 2018-07, 6",
    "2016, 2018, 12",
    "2018-03, 2018-04, 0"
  })
  void countsTheMonthsBetweenTwoJobs(String end, String start, int months) {
    add("work", start, null);
    add("work", "2010-01", end);

    assertThat(EmploymentGaps.of(resume))
        .isEqualTo(months == 0 ? List.of() : List.of(new Gap(1, 0, months)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"education", "volunteer", "projects"})
  void isFilledByOtherSections(String section) {
    add("work", "2019-02", null);
    add("work", "2010-01", "2016-12");
    assertThat(EmploymentGaps.of(resume)).hasSize(1);

    add(section, "2017-03", "2018-12");
    assertThat(EmploymentGaps.of(resume)).isEmpty();
  }

  @Test
  void isFilledBySectionsThatTheOwnerDefined() {
    add("work", "2019-02", null);
    add("work", "2010-01", "2016-12");
    var section = resume.withObject("/meta/jobtrail").putArray("sections").addObject();
    section.putArray("entries").addObject().put("startDate", "2017-01").put("endDate", "2018-12");

    assertThat(EmploymentGaps.of(resume)).isEmpty();
  }

  @Test
  void isFilledByWhatOnlyHasAnEnd() {
    add("work", "2019-02", null);
    add("work", "2010-01", "2016-12");
    add("education", null, "2018-12");

    assertThat(EmploymentGaps.of(resume)).isEmpty();
  }

  @Test
  void isNoneBeforeTheFirstJobNorAfterTheLast() {
    add("education", "2000-09", "2004-06");
    add("work", "2006-01", "2010-12");
    add("education", "2015-01", "2016-12");

    assertThat(EmploymentGaps.of(resume)).isEmpty();
  }

  @Test
  void isNotToldWhereAJobHasNoDate() {
    add("work", "2019-02", null);
    add("work", "2010-01", "2016-12");
    add("work", null, null);

    assertThat(EmploymentGaps.of(resume)).isEmpty();
  }

  @Test
  void isNoneWhileALongerJobGoesOn() {
    add("work", "2019-02", null);
    add("work", "2014-01", "2014-12");
    add("work", "2010-01", "2018-12");

    assertThat(EmploymentGaps.of(resume)).isEmpty();
  }
}
