package dev.jobtrail.ai;

import java.util.List;

/**
 * What an engine can do as the builder agent, in sentences for users.
 *
 * @param examples messages that it understands
 */
public record BuilderAbilities(List<String> can, List<String> cannot, List<String> examples) {

  /** Of an engine that cannot answer. */
  public static final BuilderAbilities NONE = new BuilderAbilities(List.of(), List.of(), List.of());
}
