package dev.jobtrail.account;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.hibernate.Session;

/** The parts of uploaded exports. Called within a transaction. */
@ApplicationScoped
class ImportParts {

  private static final String STORE =
      """
      insert into account_import_part (account_id, number, content, stored_at)
      values (:account, :number, :content, :now)
      on conflict (account_id, number) do update set
        content = excluded.content, stored_at = excluded.stored_at
      """;

  private static final String ALL =
      """
      select number, octet_length(content) from account_import_part
      where account_id = :account order by number
      """;

  private final Session session;

  ImportParts(Session session) {
    this.session = session;
  }

  /** Stores a part, in place of one with the same number. */
  void store(UUID accountId, int number, byte[] content, Instant now) {
    session
        .createNativeMutationQuery(STORE)
        .setParameter("account", accountId)
        .setParameter("number", number)
        .setParameter("content", content)
        .setParameter("now", now)
        .executeUpdate();
  }

  /** The parts of an account, by number. */
  List<ImportPartView> all(UUID accountId) {
    return session
        .createNativeQuery(ALL, Object[].class)
        .setParameter("account", accountId)
        .getResultStream()
        .map(row -> new ImportPartView((Integer) row[0], (Integer) row[1]))
        .toList();
  }

  void delete(UUID accountId) {
    session
        .createNativeMutationQuery("delete from account_import_part where account_id = :account")
        .setParameter("account", accountId)
        .executeUpdate();
  }

  /** Deletes the parts of all accounts whose upload was not continued. */
  void deleteStoredBefore(Instant time) {
    session
        .createNativeMutationQuery(
            """
            delete from account_import_part part where not exists (
              select from account_import_part other
              where other.account_id = part.account_id and other.stored_at >= :time)
            """)
        .setParameter("time", time)
        .executeUpdate();
  }

  /** The bytes of the parts one after another; each is read when it is needed. */
  InputStream read(UUID accountId, List<ImportPartView> parts, long offset) {
    return new Reading(accountId, parts, offset);
  }

  private byte[] content(UUID accountId, int number) {
    return session
        .createNativeQuery(
            "select content from account_import_part"
                + " where account_id = :account and number = :number",
            byte[].class)
        .setParameter("account", accountId)
        .setParameter("number", number)
        .getSingleResult();
  }

  private final class Reading extends InputStream {

    private final UUID accountId;
    private final List<ImportPartView> parts;
    private int next;
    private long skipped;
    private InputStream current = InputStream.nullInputStream();

    Reading(UUID accountId, List<ImportPartView> parts, long offset) {
      this.accountId = accountId;
      this.parts = parts;
      this.skipped = offset;
      while (next < parts.size() && skipped >= parts.get(next).bytes()) {
        skipped -= parts.get(next).bytes();
        next++;
      }
    }

    @Override
    public int read() {
      var one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int from, int length) {
      try {
        var read = current.read(target, from, length);
        while (read < 0 && next < parts.size()) {
          var content = content(accountId, parts.get(next).number());
          var begin = (int) skipped;
          current = new ByteArrayInputStream(content, begin, content.length - begin);
          skipped = 0;
          next++;
          read = current.read(target, from, length);
        }
        return read;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
