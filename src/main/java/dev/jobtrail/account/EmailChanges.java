package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Secrets;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;

/** Proves addresses, moves accounts to new ones, and undoes such a move for the old address. */
@ApplicationScoped
public class EmailChanges {

  private final SignIns signIns;
  private final AccountSettings settings;
  private final MailDelivery mail;
  private final Clock clock;
  private final Event<EmailChanged> emailChanged;
  private final Event<AccountReclaimed> reclaimed;

  EmailChanges(
      SignIns signIns,
      AccountSettings settings,
      MailDelivery mail,
      Clock clock,
      Event<EmailChanged> emailChanged,
      Event<AccountReclaimed> reclaimed) {
    this.signIns = signIns;
    this.settings = settings;
    this.mail = mail;
    this.clock = clock;
    this.emailChanged = emailChanged;
    this.reclaimed = reclaimed;
  }

  /**
   * Proves the address that the token was sent to: it is, or becomes, the account's.
   *
   * @throws ApiException VALIDATION_FAILED for a token that is wrong, used or too old, or whose
   *     address another account has taken meanwhile
   */
  @Transactional
  public void verify(String token) {
    var used =
        MailToken.use(token, MailToken.Purpose.VERIFY_EMAIL, clock.instant())
            .orElseThrow(SignIns::badToken);
    if (isTaken(used)) {
      throw SignIns.badToken();
    }
    move(Account.byId(used.accountId).orElseThrow(SignIns::badToken), used.email);
  }

  /**
   * Restores the address that the token was sent to. The account may have been taken over, so all
   * credentials are revoked: sessions, keys, known browsers, the password, and providers linked
   * since. A new password is set by mail.
   *
   * @throws ApiException VALIDATION_FAILED for a token that is wrong, used or too old,
   *     ALREADY_EXISTS where another account has the address now
   */
  @Transactional
  public void undo(String token) {
    var used =
        MailToken.use(token, MailToken.Purpose.UNDO_EMAIL_CHANGE, clock.instant())
            .orElseThrow(SignIns::badToken);
    if (isTaken(used)) {
      throw ApiException.alreadyExists("Another account uses this address now.", null);
    }
    var account = Account.byId(used.accountId).orElseThrow(SignIns::badToken);
    account.moveTo(used.email, clock);
    account.dropPassword(clock);
    removeWaysIn(used);
    reclaimed.fire(new AccountReclaimed(account.id));
    signIns.requestReset(used.email);
  }

  private void removeWaysIn(MailToken used) {
    Session.endAll(used.accountId);
    KnownDevice.removeAll(used.accountId);
    LinkedProvider.removeSince(used.accountId, used.createdAt);
    MailToken.removeAll(used.accountId, MailToken.Purpose.VERIFY_EMAIL);
    MailToken.removeAll(used.accountId, MailToken.Purpose.RESET_PASSWORD);
    // those of earlier changes stay: a thief may undo a change of their own first
    MailToken.removeUndoSince(used.accountId, used.createdAt);
  }

  /** Only an address that was proven can be given the account back. */
  private void move(Account account, String email) {
    var before = account.email;
    var wasProven = account.isEmailVerified();
    account.moveTo(email, clock);
    if (wasProven && mail.isConfigured() && !before.equals(email)) {
      offerUndo(account, before);
    }
  }

  private void offerUndo(Account account, String before) {
    var token = Secrets.random();
    new MailToken(
            account.id,
            before,
            MailToken.Purpose.UNDO_EMAIL_CHANGE,
            token,
            settings.emailUndoLifetime(),
            clock)
        .persist();
    emailChanged.fire(new EmailChanged(account.id, before, account.name, token));
  }

  private static boolean isTaken(MailToken token) {
    return Account.byEmail(token.email).filter(it -> !it.id.equals(token.accountId)).isPresent();
  }
}
