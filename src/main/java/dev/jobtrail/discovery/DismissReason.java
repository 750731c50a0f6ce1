package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Why an applicant dismisses a match. */
public enum DismissReason {
  @JsonProperty("too_senior")
  TOO_SENIOR("Too senior"),
  @JsonProperty("too_junior")
  TOO_JUNIOR("Too junior"),
  @JsonProperty("wrong_work")
  WRONG_WORK("Not my kind of work"),
  @JsonProperty("wrong_place")
  WRONG_PLACE("Wrong place"),
  @JsonProperty("pay")
  PAY("Pay too low"),
  @JsonProperty("company")
  COMPANY("Not this company"),
  /** Of which nothing follows for other jobs. */
  @JsonProperty("other")
  OTHER("Other reason");

  private final String label;

  DismissReason(String label) {
    this.label = label;
  }

  /** Its name for users. */
  public String label() {
    return label;
  }
}
