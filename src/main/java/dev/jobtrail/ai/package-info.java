/** What engines make of postings and resumes: descriptions taken apart and scorecards. */
package dev.jobtrail.ai;
