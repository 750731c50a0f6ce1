/** The pages on which jobs are looked for and triaged. */
package dev.jobtrail.console.discovery;
