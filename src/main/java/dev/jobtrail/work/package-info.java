/** Background work: rows that any replica executes and that survive a crash. */
package dev.jobtrail.work;
