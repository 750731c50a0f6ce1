/** Errors: one code, one status and one body, wherever the error occurs. */
package dev.jobtrail.error;
