package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;

/** A change of several applications. */
enum BulkAction {
  @JsonProperty("set_status")
  SET_STATUS,
  @JsonProperty("add_tags")
  ADD_TAGS,
  @JsonProperty("remove_tags")
  REMOVE_TAGS,
  @JsonProperty("set_stage")
  SET_STAGE,
  @JsonProperty("archive")
  ARCHIVE,
  @JsonProperty("restore")
  RESTORE,
  @JsonProperty("delete")
  DELETE
}
