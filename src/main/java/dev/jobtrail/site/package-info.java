/**
 * Job boards and applicant tracking systems, one folder each: the {@link
 * dev.jobtrail.discovery.board.BoardSite} and the {@link dev.jobtrail.form.FormVendor} are found by
 * their types.
 */
package dev.jobtrail.site;
