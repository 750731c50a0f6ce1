/** Errors as the caller sees them: one code, one status, one body, wherever the fault arose. */
package dev.jobtrail.error;
