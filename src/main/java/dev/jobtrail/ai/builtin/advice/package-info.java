/**
 * Advice on resumes without a model: what can be told from their form and their owner's plain
 * requests.
 */
package dev.jobtrail.ai.builtin.advice;
