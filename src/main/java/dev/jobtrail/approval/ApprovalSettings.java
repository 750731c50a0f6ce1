package dev.jobtrail.approval;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.util.Optional;

/** Settings of approvals. */
@ConfigMapping(prefix = "jobtrail.approvals")
interface ApprovalSettings {

  /** How long a link works: a client on holiday for a week still has a week to decide. */
  @WithDefault("14d")
  @AtLeast("1m")
  Duration linkLifetime();

  /**
   * What the links that an operator hands on are made from, the same for all replicas: 32 random
   * characters or more. Where there is none, one that was generated is in the database, and whoever
   * can read that could make these links; those that are mailed nobody can. A new one makes links
   * that were not used yet disappear from the list.
   */
  Optional<@Size(min = 32) String> linkSecret();
}
