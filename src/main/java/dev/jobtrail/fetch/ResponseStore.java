package dev.jobtrail.fetch;

import dev.jobtrail.outbound.HttpAnswer;
import java.util.Optional;

/** The latest responses to background requests, which all replicas use. */
interface ResponseStore {

  /** The response to the request since {@link FetchRequest#since()}. */
  Optional<StoredResponse> find(FetchRequest request);

  /** The validators of the latest response, with which the site can be asked for a newer one. */
  Optional<Validators> validators(FetchRequest request);

  /**
   * The response with these validators, which is still what the site answers; none if it was
   * replaced or deleted meanwhile.
   */
  Optional<StoredResponse> confirm(FetchRequest request, Validators validators);

  /** Replaces the response to the request, unless it is too large to be stored. */
  StoredResponse keep(FetchRequest request, HttpAnswer answer);

  /**
   * What tells a response from a later one.
   *
   * @param etag null for none
   * @param lastModified null for none
   */
  record Validators(String etag, String lastModified) {

    boolean isEmpty() {
      return etag == null && lastModified == null;
    }
  }
}
