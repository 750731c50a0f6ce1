/** The page of what waits for the user. */
package dev.jobtrail.console.agenda;
