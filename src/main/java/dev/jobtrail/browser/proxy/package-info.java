/** The forward proxy that all traffic of the apply browsers goes through, with the SSRF guard. */
package dev.jobtrail.browser.proxy;
