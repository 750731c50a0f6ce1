/** Client approval before an application is submitted. */
package dev.jobtrail.approval;
