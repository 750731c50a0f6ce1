/** The pages of resumes and their editor. */
package dev.jobtrail.console.resume;
