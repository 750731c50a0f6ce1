package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import java.util.List;
import java.util.Map;

/**
 * A unit group of ISCO-08 with what people of the trade call, do and need.
 *
 * @param code four digits
 * @param name its English name in ISCO-08
 * @param skills one map of names by language for each skill; a language may be absent
 * @param tools proper names that are the same in every language
 * @param licences names by ISO 3166 country code in lower case, "*" for any country
 * @param near distances from 0.1 to 0.9 by code
 */
record UnitGroup(
    String code,
    String name,
    Map<Language, List<String>> titles,
    Map<Language, List<String>> tasks,
    List<Map<Language, List<String>>> skills,
    List<String> tools,
    Map<String, List<String>> licences,
    Map<Language, List<String>> degrees,
    Map<String, Double> near) {}
