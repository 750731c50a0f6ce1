/** Files that belong to applications, such as task descriptions, certificates and offers. */
package dev.jobtrail.attachment;
