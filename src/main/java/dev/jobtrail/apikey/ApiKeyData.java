package dev.jobtrail.apikey;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.UUID;

/** The API keys in the export of an account, without the keys themselves. */
@ApplicationScoped
class ApiKeyData implements AccountData {

  private final ApiKeys keys;

  ApiKeyData(ApiKeys keys) {
    this.keys = keys;
  }

  @Override
  public String section() {
    return "apiKeys";
  }

  @Override
  public Iterator<ApiKeyView> export(UUID accountId) {
    return keys.all(accountId).iterator();
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.leftOut(Message.of("The export has no keys. Create new ones.").english());
  }
}
