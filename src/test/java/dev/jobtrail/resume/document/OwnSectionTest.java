package dev.jobtrail.resume.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ErrorBody.Detail;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwnSectionTest {

  private static final ResumeSchema SCHEMA = new ResumeSchema();

  private static JsonNode document(String sections) {
    return DocumentText.read(
        "{\"meta\":{\"jobtrail\":{\"sections\":%s}}}".formatted(sections.replace('\'', '"')));
  }

  @Test
  void acceptsSectionsWithAndWithoutEntries() {
    var document =
        document(
            """
            [{'name':'own-1','title':'Patents'},{'name':'own-talks','title':' Talks ','entries':[{},
              {'title':'A','subtitle':'B','url':'https://a.example','startDate':'2024',
               'endDate':'2024-03-15','summary':'C','highlights':['D']}]}]""");

    assertThat(SCHEMA.faults(document)).isEmpty();
    assertThat(OwnSection.of(document))
        .extracting(OwnSection::name, OwnSection::title, it -> it.entries().size())
        .containsExactly(tuple("own-1", "Patents", 0), tuple("own-talks", "Talks", 2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}|''|must be a list",
        "['x']|/0/name|must be \"own-\"",
        "[{'name':'work','title':'A'}]|/0/name|must be \"own-\"",
        "[{'name':'own-1','title':'A'},{'name':'own-1','title':'B'}]|/1/name|different",
        "[{'name':'own-1','title':' '}]|/0/title|1 to 60 characters",
        "[{'name':'own-1','title':'A','entries':{}}]|/0/entries|at most 50 entries",
        "[{'name':'own-1','title':'A','entries':['x']}]|/0/entries/0|must be an object",
        "[{'name':'own-1','title':'A','entries':[{'startDate':'soon'}]}]|/0/entries/0/startDate|a date",
        "[{'name':'own-1','title':'A','entries':[{'highlights':[1]}]}]|/0/entries/0/highlights|texts",
        "[{'name':'own-1','title':'A','entries':[{'a/b':1}]}]|/0/entries/0/a~1b|known are title",
      })
  void refusesOthersWithTheirPlace(String sections, String place, String message) {
    var document = document(sections);

    assertThat(SCHEMA.faults(document))
        .extracting(Detail::field)
        .contains(OwnSection.PLACE + place);
    assertThat(SCHEMA.faults(document))
        .extracting(Detail::message)
        .anyMatch(it -> it.contains(message));
    assertThat(OwnSection.of(document)).hasSizeLessThanOrEqualTo(1);
  }

  @Test
  void limitsTheirNumber() {
    var sections = new StringBuilder("[");
    for (var i = 0; i < OwnSection.MOST; i++) {
      sections.append("{'name':'own-%d','title':'A'},".formatted(i));
    }
    var most = sections.substring(0, sections.length() - 1) + "]";

    assertThat(SCHEMA.faults(document(most))).isEmpty();
    assertThat(SCHEMA.faults(document(sections + "{'name':'own-x','title':'A'}]"))).hasSize(1);
  }
}
