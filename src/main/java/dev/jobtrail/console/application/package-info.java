/** The pages of one application. */
package dev.jobtrail.console.application;
