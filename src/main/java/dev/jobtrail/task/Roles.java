package dev.jobtrail.task;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The roles of this process; all of them unless {@code jobtrail.roles} names some. */
@ApplicationScoped
public class Roles {

  private final Set<Role> held;

  Roles(
      @ConfigProperty(name = "jobtrail.roles", defaultValue = "web,worker,browser,scheduler")
          Set<Role> held) {
    this.held = Set.copyOf(held);
  }

  /** Whether this process has the role. */
  public boolean include(Role role) {
    return held.contains(role);
  }
}
