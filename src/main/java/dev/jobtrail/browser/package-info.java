/** A real browser, driven over W3C WebDriver. */
package dev.jobtrail.browser;
