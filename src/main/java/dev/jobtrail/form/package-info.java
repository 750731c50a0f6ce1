/**
 * Forms on pages: finding, reading, filling and sending them, and what each vendor is known for.
 */
package dev.jobtrail.form;
