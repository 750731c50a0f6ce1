/** Protects the HTTP server: bounds on connections, request heads and bodies in flight. */
package dev.jobtrail.http;
