/** Converts Reactive Resume exports, versions 4 and 5, to JSON Resume. */
package dev.jobtrail.resume.reactive;
