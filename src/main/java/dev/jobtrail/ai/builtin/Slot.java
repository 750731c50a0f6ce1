package dev.jobtrail.ai.builtin;

import java.util.List;

/**
 * A sentence of a letter that may be written in several ways.
 *
 * @param alternatives the best first
 * @param weight how much is lost without it
 */
record Slot(List<String> alternatives, double weight) {}
