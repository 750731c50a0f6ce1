/** What engines make of postings and resumes: scorecards, tailoring, letters and advice. */
package dev.jobtrail.ai;
