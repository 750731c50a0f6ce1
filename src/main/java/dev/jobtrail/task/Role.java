package dev.jobtrail.task;

/** A part of the service's work that a process can take on. */
public enum Role {
  /** Answers the API and the console. */
  WEB,
  /** Executes reviews, tailoring, letters and searches, sends mail and deletes closed accounts. */
  WORKER,
  /** Fills in application forms in browsers. */
  BROWSER,
  /** Starts periodic jobs, such as daily searches and sweeps. */
  SCHEDULER
}
