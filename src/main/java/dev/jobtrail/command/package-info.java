/** The commands of the program beside running the service: due work, backup and restore. */
package dev.jobtrail.command;
