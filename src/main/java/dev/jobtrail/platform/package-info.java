/** What every feature stands on: the clock, JSON and OpenAPI settings, paging, request ids. */
package dev.jobtrail.platform;
