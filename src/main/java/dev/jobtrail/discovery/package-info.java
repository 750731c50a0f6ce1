/** Discovery: finds jobs on job boards that fit a resume. */
package dev.jobtrail.discovery;
