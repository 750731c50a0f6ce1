package dev.jobtrail.platform;

import jakarta.enterprise.context.RequestScoped;

/** The If-Match of the current request, if it has one. */
@RequestScoped
class ExpectedVersion {

  private Class<?> type;
  private String ifMatch;

  /** Remembers the header of a request whose resource is represented by that type. */
  void expect(Class<?> type, String ifMatch) {
    this.type = type;
    this.ifMatch = ifMatch;
  }

  /** The header, or null where there is none or it is about another kind of resource. */
  String ifMatchOf(Class<?> asked) {
    return asked == type ? ifMatch : null;
  }
}
