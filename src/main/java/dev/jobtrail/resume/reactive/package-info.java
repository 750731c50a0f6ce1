/** Turns the JSON of Reactive Resume, versions 4 and 5, into JSON Resume. */
package dev.jobtrail.resume.reactive;
