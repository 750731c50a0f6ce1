/** Forms of pages as calls of the API, and its refusals as pages. */
package dev.jobtrail.console.form;
