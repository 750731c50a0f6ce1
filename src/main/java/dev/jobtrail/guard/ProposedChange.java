package dev.jobtrail.guard;

/**
 * A change that an engine wants to make to a resume.
 *
 * @param place JSON pointer into the resume, such as {@code /work/0/highlights/2}; a place that is
 *     null or no pointer is looked for by {@code before}
 * @param before the text that goes; believed only where the resume holds it
 * @param after the text that comes; null or blank takes the text away
 */
public record ProposedChange(
    ChangeKind kind, String label, String place, String before, String after, String reason) {}
