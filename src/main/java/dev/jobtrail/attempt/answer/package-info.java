/** Which of a person's facts answers a question of a form, and which nobody but the person can. */
package dev.jobtrail.attempt.answer;
