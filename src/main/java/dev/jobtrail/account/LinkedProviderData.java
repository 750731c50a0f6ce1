package dev.jobtrail.account;

import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Iterator;
import java.util.UUID;

/** Linked providers, for the account's export. */
@ApplicationScoped
class LinkedProviderData implements AccountData {

  /** One linked provider. */
  @RegisterForReflection
  record View(String provider, String issuer, String subject, String email, Instant createdAt) {

    static View of(LinkedProvider linked) {
      return new View(
          linked.provider, linked.issuer, linked.subject, linked.email, linked.createdAt);
    }
  }

  @Override
  public String section() {
    return "providers";
  }

  @Override
  public Iterator<View> export(UUID accountId) {
    return LinkedProvider.all(accountId).stream().map(View::of).iterator();
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.leftOut(
        Message.of("Sign-in is set up anew in each installation.").english());
  }
}
