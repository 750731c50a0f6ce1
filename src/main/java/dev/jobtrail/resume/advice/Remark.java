package dev.jobtrail.resume.advice;

import dev.jobtrail.text.Message;

/**
 * A remark before it is put into a language.
 *
 * @param path JSON pointer of the place
 * @param words as they are written there; null where it is about none
 * @param number how many words, months, bullets or pages; null where nothing is counted
 */
record Remark(RemarkKind kind, String path, String words, Integer number, Message message) {}
