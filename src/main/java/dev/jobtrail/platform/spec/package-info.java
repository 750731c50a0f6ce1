/** What the description of the API at {@code /spec.json} says by rule, not by annotation. */
package dev.jobtrail.platform.spec;
