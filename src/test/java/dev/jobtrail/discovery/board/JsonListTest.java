package dev.jobtrail.discovery.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonListTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'';[{\"a\": [1, {}]}, 2, \"Zürich \\\"\", null, [], {\"b\": {}}]",
        "'';[]",
        "jobs;{\"name\": \"Acme\", \"jobs\": [{\"id\": 1}, {\"id\": 2}], \"meta\": {\"jobs\": [3]}}",
        "jobs;{\"jobs\": {}, \"jobs\": [1]}",
        "data.jobs;{\"x\": [{}], \"data\": {\"jobs\": [ 7 , {\"jobs\": []}], \"total\": 2}, \"y\": 1}",
      })
  void hasTheEntriesAndWhatIsAroundThem(String path, String json) throws IOException {
    var tree = JSON.readTree(json);
    var list = new JsonItem(tree).at(path);

    var found = JsonList.in(json.getBytes(StandardCharsets.UTF_8), path, JSON);

    assertThat(found.entries())
        .containsExactlyElementsOf(
            (path.isEmpty() ? tree : list.node()).valueStream().map(JsonItem::new).toList());
    assertThat(found.around().findValues("total")).isEqualTo(tree.findValues("total"));
    assertThat(found.around().get("meta")).isEqualTo(tree.get("meta"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'';{\"jobs\": []}",
        "jobs;{\"jobs\": {\"jobs\": []}}",
        "jobs;{\"jobs\": [], \"jobs\": 1}",
        "jobs;[{\"jobs\": []}]",
        "data.jobs;{\"jobs\": [], \"data\": 1}",
        "jobs;1",
        ";{\"jobs\": []}",
      })
  void hasNoEntriesWhereNoListIs(String path, String json) throws IOException {
    var found = JsonList.in(json.getBytes(StandardCharsets.UTF_8), path, JSON);

    assertThat(found.entries()).isNull();
    assertThat(found.around()).isEqualTo(JSON.readTree(json));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"[1] 2", "[{\"a\": }]", "{\"jobs\": [{}, {\"id\": \"unclosed}]}", "[1", "<html>"})
  void refusesWhatIsNoJson(String text) {
    assertThatThrownBy(() -> JsonList.in(text.getBytes(StandardCharsets.UTF_8), "jobs", JSON))
        .isInstanceOf(IOException.class);
  }

  @Test
  void refusesAnotherEncoding() {
    assertThatThrownBy(() -> JsonList.in("[{}]".getBytes(StandardCharsets.UTF_16), "", JSON))
        .isInstanceOf(JsonParseException.class);
    assertThatThrownBy(
            () -> JsonList.in("[\"Zürich\"]".getBytes(StandardCharsets.ISO_8859_1), "", JSON))
        .isInstanceOf(IOException.class);
  }

  @Test
  void passesOverAByteOrderMark() throws IOException {
    var json = "\ufeff[{\"id\": 1}]".getBytes(StandardCharsets.UTF_8);

    assertThat(JsonList.in(json, "", JSON).entries().getFirst().count("id")).isOne();
  }

  @Test
  void holdsNoEntryThatItHasHandedOut() throws IOException {
    var json = "[{\"id\": 1}]".getBytes(StandardCharsets.UTF_8);

    var entries = JsonList.in(json, "", JSON).entries();

    assertThat(entries.get(0).node()).isNotSameAs(entries.get(0).node());
  }
}
