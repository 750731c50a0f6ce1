package dev.jobtrail.task;

import dev.jobtrail.platform.OperatorException;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The roles of this process; all of them unless {@code jobtrail.roles} names some. */
@ApplicationScoped
public class Roles {

  private final Set<Role> held;

  Roles(
      @ConfigProperty(name = "jobtrail.roles", defaultValue = "web,worker,browser,scheduler")
          Set<String> held) {
    this.held = held.stream().map(Roles::role).collect(Collectors.toUnmodifiableSet());
  }

  private static Role role(String name) {
    return Arrays.stream(Role.values())
        .filter(it -> it.name().equalsIgnoreCase(name.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                new OperatorException(
                    "jobtrail.roles: \"%s\" is not a role; known roles: %s"
                        .formatted(
                            name,
                            Arrays.stream(Role.values())
                                .map(it -> it.name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(", ")))));
  }

  /** Whether this process has the role. */
  public boolean include(Role role) {
    return held.contains(role);
  }
}
