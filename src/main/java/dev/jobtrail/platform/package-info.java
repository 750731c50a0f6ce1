/** The platform of all features: clock, JSON and OpenAPI settings, paging, request ids. */
package dev.jobtrail.platform;
