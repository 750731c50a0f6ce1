/** The engine that needs no model: it goes by words, dates and rules. */
package dev.jobtrail.ai.builtin;
