/** The settings. */
package dev.jobtrail.console.settings;
