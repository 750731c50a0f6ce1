/** Cover letters: achievements of a resume told as sentences that answer a posting. */
package dev.jobtrail.ai.builtin.letter;
