package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A unit group of ISCO-08 with what people of the trade call, do and need.
 *
 * <p>Names stay lines of the file, as 100,000 strings would fill several times the memory; a line
 * is taken apart when the index of its language is read.
 *
 * @param code four digits
 * @param name its English name in ISCO-08
 * @param titleLines titles by language, separated by bars
 * @param taskLines tasks by language, separated by bars
 * @param skillLines one line for each skill: the English names, then those of other languages
 * @param tools proper names that are the same in every language
 * @param licences names by ISO 3166 country code in lower case, "*" for any country
 * @param near distances from 0.1 to 0.9 by code
 */
record UnitGroup(
    String code,
    String name,
    Map<Language, String> titleLines,
    Map<Language, String> taskLines,
    List<String> skillLines,
    List<String> tools,
    Map<String, List<String>> licences,
    Map<String, Double> near) {

  List<String> titles(Language language) {
    return split(titleLines.get(language));
  }

  List<String> tasks(Language language) {
    return split(taskLines.get(language));
  }

  /** One map of names by language for each skill; English has some, another language may not. */
  List<Map<Language, List<String>>> skills() {
    return skillLines.stream().map(UnitGroup::byLanguage).toList();
  }

  private static Map<Language, List<String>> byLanguage(String skill) {
    var values = split(skill);
    var byLanguage = new EnumMap<Language, List<String>>(Language.class);
    byLanguage.put(Language.ENGLISH, names(values.getFirst()));
    for (var value : values.subList(1, values.size())) {
      byLanguage.put(Language.of(value.substring(0, 2)), names(value.substring(3)));
    }
    return byLanguage;
  }

  /** The values of a line; none where there is no line. */
  static List<String> split(String line) {
    return line == null ? List.of() : Arrays.stream(line.split("\\|")).map(String::strip).toList();
  }

  /** The names of one value. */
  static List<String> names(String value) {
    return Arrays.stream(value.split(", ")).map(String::strip).toList();
  }
}
