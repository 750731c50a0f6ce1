/** Import of applications from a table, such as that of a spreadsheet or another tracker. */
package dev.jobtrail.application.table;
