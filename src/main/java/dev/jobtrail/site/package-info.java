/** Job boards and applicant tracking systems: one folder for everything about each. */
package dev.jobtrail.site;
