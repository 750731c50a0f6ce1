package dev.jobtrail.console.notification;

/**
 * A notification in the language of the page.
 *
 * @param href the page to open
 * @param label the text of that link
 */
public record NotificationView(String text, String href, String label) {}
