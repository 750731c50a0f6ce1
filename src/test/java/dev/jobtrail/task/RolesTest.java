package dev.jobtrail.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.platform.OperatorException;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RolesTest {

  @Test
  void takesTheRolesThatAreNamed() {
    var roles = new Roles(Set.of("web", " Worker"));

    assertThat(roles.include(Role.WEB)).isTrue();
    assertThat(roles.include(Role.WORKER)).isTrue();
    assertThat(roles.include(Role.BROWSER)).isFalse();
  }

  @Test
  void namesTheKnownRolesForAnother() {
    assertThatThrownBy(() -> new Roles(Set.of("webb")))
        .isInstanceOf(OperatorException.class)
        .hasMessage(
            "jobtrail.roles: \"webb\" is not a role; known roles: web, worker, browser, scheduler");
  }
}
