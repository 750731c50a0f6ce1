package dev.jobtrail.ai.builtin.advice;

import java.util.regex.Pattern;

/** What a request is about. */
enum Topic {
  HEADLINE("headline|tagline|job title|label"),
  SUMMARY("summary|profile|about me|introduction|intro"),
  SKILLS("skills?|keywords?|duplicates?"),
  ORDER("order|sort|sorted|reorder|chronological|newest"),
  SHORTER("shorten|shorter|too long|cut down|trim|condense|concise|one page"),
  TIDY(
      "typos?|clean|clean ?up|tidy|consisten\\w+|format\\w*|punctuation|spac(?:es|ing)|urls?|links?|empty"),
  DATES("dates?|months?|years?"),
  WORDING(
      "wording|highlights?|bullets?|verbs?|openings?|stronger|phras\\w+|impact|quantify|numbers");

  private final Pattern words;

  Topic(String words) {
    this.words = Pattern.compile("(?i)(?<!\\p{L})(?:" + words + ")(?!\\p{L})");
  }

  boolean isIn(String text) {
    return words.matcher(text).find();
  }
}
