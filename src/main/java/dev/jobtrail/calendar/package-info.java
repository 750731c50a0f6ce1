/** The calendar feed of an account: interviews and follow-up days at a secret address. */
package dev.jobtrail.calendar;
