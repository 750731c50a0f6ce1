package dev.jobtrail.fetch;

import java.net.URI;

/**
 * A page as a server gave it.
 *
 * @param address where it was found in the end
 * @param contentType the Content-Type header, or null
 * @param body unpacked
 */
public record FetchedPage(URI address, String contentType, byte[] body) {}
