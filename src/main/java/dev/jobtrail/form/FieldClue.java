package dev.jobtrail.form;

/**
 * A vendor's hint to the meaning of a field.
 *
 * @param name the attribute of that name; empty where it has none
 * @param id the attribute of that name; empty where it has none
 * @param path {@code data-field-path}, {@code data-ui}, {@code data-test} or {@code data-testid} of
 *     the field or what holds it; empty where there is none
 * @param label its label
 * @param section the heading above it; empty where there is none
 * @param kind the kind of its values
 * @param files how many file boxes come before it on the page
 * @param afterText whether a field that is typed into comes before it on the page
 */
public record FieldClue(
    String name,
    String id,
    String path,
    String label,
    String section,
    FieldKind kind,
    int files,
    boolean afterText) {}
