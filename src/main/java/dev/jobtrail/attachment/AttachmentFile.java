package dev.jobtrail.attachment;

import java.util.Iterator;
import java.util.function.Supplier;

/**
 * The file of an attachment.
 *
 * @param stem its name without the ending
 * @param ending of its type, without the dot
 * @param parts opens its content, which is read part by part
 */
public record AttachmentFile(String stem, String ending, Supplier<Iterator<byte[]>> parts) {}
