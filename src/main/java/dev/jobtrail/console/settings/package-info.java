/** The settings pages. */
package dev.jobtrail.console.settings;
