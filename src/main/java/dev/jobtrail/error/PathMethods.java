package dev.jobtrail.error;

import java.util.Set;

/** Knows the methods of a path; implemented by the API description. */
public interface PathMethods {

  /**
   * The methods that the path answers, in order of their names; none for a path that the
   * description of the API does not have.
   *
   * @param path the path of a request
   */
  Set<String> of(String path);
}
