package dev.jobtrail.browser;

/**
 * A file to upload in a form.
 *
 * @param name its name as the site sees it, ASCII, with its extension
 * @param content its bytes
 */
public record UploadedFile(String name, byte[] content) {}
