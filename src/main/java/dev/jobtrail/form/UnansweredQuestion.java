package dev.jobtrail.form;

import java.util.List;

/**
 * A required question without a value.
 *
 * @param label as its vendor has it
 * @param fields those that ask it; empty where the form has shown none
 */
public record UnansweredQuestion(String label, List<FormField> fields) {}
