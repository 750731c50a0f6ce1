/** Application forms on web pages: find, parse, fill in and submit. */
package dev.jobtrail.form;
