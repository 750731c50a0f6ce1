package dev.jobtrail.attempt.account;

import dev.jobtrail.account.PagedData;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.text.Message;
import jakarta.inject.Singleton;

/** The accounts on sites of employers in the export of an account, without their passwords. */
@Singleton
class SiteAccountData extends PagedData<SiteAccountView> {

  SiteAccountData(SiteAccounts accounts) {
    super("siteAccounts", 100, SiteAccountView::id, accounts::after);
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.leftOut(
        Message.of(
                "The export has no passwords of accounts on sites of employers. A run asks for them"
                    + " again.")
            .english());
  }
}
