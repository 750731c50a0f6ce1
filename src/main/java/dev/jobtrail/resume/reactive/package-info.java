/** Converts Reactive Resume exports, versions 3 to 5, to JSON Resume. */
package dev.jobtrail.resume.reactive;
