package dev.jobtrail.account;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;

/** The notices of accounts. */
@ApplicationScoped
public class Notices implements AccountData {

  /** The newest of each account are kept; older ones make room. */
  private static final int KEPT = 50;

  private final Clock clock;

  Notices(Clock clock) {
    this.clock = clock;
  }

  /**
   * Adds a notice.
   *
   * @param kind in lower case with underscores, for programs
   * @param message a sentence for people, stored in the language of the account
   */
  @Transactional(Transactional.TxType.MANDATORY)
  public void add(UUID accountId, String kind, Message message) {
    var text = message.in(AccountLanguage.of(accountId));
    new Notice(accountId, kind, text, clock).persist();
    Notice.removeAllBut(accountId, KEPT);
  }

  /** Removes a notice whose reason is gone, in whichever language it was stored. */
  @Transactional(Transactional.TxType.MANDATORY)
  public void withdraw(UUID accountId, String kind, Message message) {
    var texts = Arrays.stream(Language.values()).map(message::in).distinct().toList();
    Notice.remove(accountId, kind, texts);
  }

  /** The account's notices, newest first. */
  public List<NoticeView> of(UUID accountId) {
    return Notice.newest(accountId, KEPT).stream().map(NoticeView::of).toList();
  }

  /** Whether the account had that notice. */
  @Transactional
  boolean remove(UUID accountId, UUID id) {
    return Notice.remove(accountId, id);
  }

  @Override
  public String section() {
    return "notices";
  }

  @Override
  public Iterator<NoticeView> export(UUID accountId) {
    return of(accountId).iterator();
  }

  /** A notice of an export. */
  @RegisterForReflection
  record ImportedNotice(
      @NotNull UUID id,
      @NotNull @Size(max = 100) String kind,
      @NotNull @Size(max = 2_000) String message,
      @NotNull Instant createdAt) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(
            ImportedNotice.class, "account_notice", ImportedNotice::id, Notices::store)
        .addedTo();
  }

  private static void store(ImportedNotice notice, RecordImport to) {
    to.allow(KEPT, "notices", Message.of("Only the newest %d notices are kept.", KEPT).english());
    to.row("account_notice")
        .set("id", to.id())
        .set("account_id", to.accountId())
        .set("kind", notice.kind())
        .set("message", notice.message())
        .set("created_at", notice.createdAt());
  }
}
