package dev.jobtrail.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.document.DocumentText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentMergeTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "['a','b','c']     | ['a','c']         | ['b','c']         | ['c']",
        "['a','b','c']     | ['a','c']         | ['x','a','b','c'] | ['x','a','c']",
        "['a','c']         | ['a','b','c']     | ['a','c','d']     | ['a','b','c','d']",
        "['a','b','c']     | ['a','B','c']     | ['b','c']         | ['B','c']",
        "['a','b','c']     | ['a','B','c']     | ['a','b','C']     | ['a','B','C']",
        "['a','b','c']     | ['c','a','b']     | ['a','b','c','d'] | ['c','a','b','d']",
        "['a','b','c']     | ['c','a','b']     | ['a','b']         | ['a','b']",
        "['a','b','c']     | ['a','b','C']     | ['c','b','a']     | ['C','b','a']",
        "{'a':1}           | {'a':1,'b':2}     | {'a':3}           | {'a':3,'b':2}",
        "{'a':1,'b':2}     | {'a':1}           | {'a':3,'b':2}     | {'a':3}",
        "[{'name':'A','h':['1','2']},{'name':'B'}] | [{'name':'A','h':['2']},{'name':'B'}]"
            + " | [{'name':'B'},{'name':'A','h':['1','2','3']}]"
            + " | [{'name':'B'},{'name':'A','h':['2','3']}]",
      })
  void carriesAChangeIntoAnotherDocument(String base, String changed, String current, String merged)
      throws Exception {
    assertThat(DocumentMerge.merge(json(base), json(changed), json(current)))
        .isEqualTo(json(merged));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'a'               | 'b'               | 'c'",
        "['a','b']         | ['a','B']         | ['a','x']",
        "['a','b']         | ['a','B']         | ['a']",
        "{'a':1}           | {}                | {'a':2}",
        "{'a':1}           | {'a':2}           | {}",
        "['a','b','c']     | ['c','b','a']     | ['b','c','a']",
      })
  void refusesToChooseBetweenTwoChanges(String base, String changed, String current) {
    assertThatExceptionOfType(DocumentMerge.Conflict.class)
        .isThrownBy(() -> DocumentMerge.merge(json(base), json(changed), json(current)));
  }

  @Test
  void takesTheChangeWhereNothingElseChanged() throws Exception {
    assertThat(DocumentMerge.merge(json("['a']"), json("['b']"), json("['a']")))
        .isEqualTo(json("['b']"));
  }

  private static JsonNode json(String text) {
    return DocumentText.read(text.strip().replace('\'', '"'));
  }
}
