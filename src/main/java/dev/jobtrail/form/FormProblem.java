package dev.jobtrail.form;

/**
 * A field that a form does not accept as it is: a missing or an invalid answer.
 *
 * @param text the reason, as the page or the browser words it
 * @param byPage whether the page says it; the browser finds nothing but its own rules violated
 */
public record FormProblem(FormField field, String text, boolean byPage) {}
