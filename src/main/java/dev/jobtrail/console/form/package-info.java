/** Forms of pages as calls of the API, and API errors as pages. */
package dev.jobtrail.console.form;
