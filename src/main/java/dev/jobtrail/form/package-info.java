/** Application forms on web pages: finding, reading, filling and sending them. */
package dev.jobtrail.form;
