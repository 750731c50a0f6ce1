package dev.jobtrail.ai;

import java.util.List;

/**
 * A mail about an application, to be classified.
 *
 * @param kinds the names of what it may say
 * @param subject of the mail
 * @param sentences of the mail, without what it quotes and its signature
 */
public record ReplyTask(List<String> kinds, String subject, List<String> sentences) {}
