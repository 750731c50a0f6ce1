package dev.jobtrail.inbox;

import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.trace.SpanKind;
import dev.jobtrail.trace.Tracer;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.FetchProfile;
import jakarta.mail.Folder;
import jakarta.mail.FolderNotFoundException;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.UIDFolder;
import java.io.IOException;
import java.net.InetAddress;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import org.eclipse.angus.mail.imap.IMAPFolder;
import org.eclipse.angus.mail.imap.IMAPStore;
import org.eclipse.angus.mail.util.MailStreamProvider;
import org.jboss.logging.Logger;

/** Reads the new mail of a mailbox by IMAP, without changing anything there. */
@ApplicationScoped
@RegisterForReflection(targets = MailStreamProvider.class) // a service that each session needs
class MailboxReader {

  private static final Logger LOG = Logger.getLogger(MailboxReader.class);

  private static final int BATCH = 25;
  private static final int MOST_ADDRESSES = 3;

  private final MailboxHosts hosts;
  private final MailboxSettings settings;
  private final Clock clock;
  private final Tracer tracer;

  MailboxReader(MailboxHosts hosts, MailboxSettings settings, Clock clock, Tracer tracer) {
    this.hosts = hosts;
    this.settings = settings;
    this.clock = clock;
    this.tracer = tracer;
  }

  /** Takes what was read; what follows is read only after it returns. */
  interface Receiver {

    /**
     * Takes some mails.
     *
     * @param uid the number of the last one
     */
    void take(List<NumberedMail> mails, long uidValidity, long uid);

    /** Takes those of the mails that were to be read again that are still there; comes first. */
    void takeAgain(List<NumberedMail> mails);
  }

  /**
   * Reads new mails, oldest first. Blocks.
   *
   * @return whether there are more
   * @throws MailboxException if it cannot be read, maybe after some mails were taken
   */
  boolean read(MailboxLease mailbox, String password, Receiver receiver) {
    var end = System.nanoTime() + settings.totalTime().toNanos();
    try (var span = tracer.start(SpanKind.CLIENT, "read mailbox")) {
      // without the host, which can be the domain of a person
      span.attribute("network.protocol.name", "imap");
      try (var store = connect(mailbox, password, end)) {
        var folder = (IMAPFolder) store.getFolder(mailbox.folder());
        folder.open(Folder.READ_ONLY);
        return read(mailbox, folder, receiver, end);
      } catch (MessagingException e) {
        span.fail(problem(e).name());
        throw new MailboxException(problem(e), e);
      }
    }
  }

  private IMAPStore connect(MailboxLease mailbox, String password, long end)
      throws MessagingException {
    MessagingException last = null;
    for (var address : addresses(mailbox)) {
      var store = new IMAPStore(Session.getInstance(properties(mailbox, address, end)), null);
      try {
        store.connect(mailbox.host(), mailbox.port(), mailbox.username(), password);
        return store;
      } catch (MessagingException e) {
        last = e;
        if (problem(e) != MailboxProblem.UNREACHABLE) {
          break;
        }
      }
    }
    throw last;
  }

  private List<InetAddress> addresses(MailboxLease mailbox) {
    try {
      return hosts.addresses(mailbox.host(), mailbox.port()).stream()
          .limit(MOST_ADDRESSES)
          .toList();
    } catch (OutboundException e) {
      throw new MailboxException(MailboxProblem.ADDRESS_REFUSED, e);
    }
  }

  private Properties properties(MailboxLease mailbox, InetAddress address, long end) {
    var properties = new Properties();
    properties.put("mail.imap.connectiontimeout", milliseconds(settings.connectTime()));
    properties.put("mail.imap.timeout", milliseconds(settings.readTime()));
    properties.put("mail.imap.auth.mechanisms", "PLAIN LOGIN");
    properties.put("mail.imap.peek", "true");
    properties.put("mail.imap.socketFactory.fallback", "false");
    properties.put(
        "mail.imap.socketFactory",
        MailboxSocket.factory(
            address,
            mailbox.host(),
            mailbox.isTls(),
            in -> new BoundedResponses(in, settings.maxBytes().asLongValue(), end)));
    return properties;
  }

  private static String milliseconds(Duration duration) {
    return String.valueOf(duration.toMillis());
  }

  private boolean read(MailboxLease mailbox, IMAPFolder folder, Receiver receiver, long end)
      throws MessagingException {
    var validity = folder.getUIDValidity();
    var isFirst = validity != mailbox.uidValidity();
    var total = folder.getMessageCount();
    var first =
        isFirst
            ? Math.max(1, total - settings.mails() + 1)
            : firstAfter(folder, mailbox.lastUid(), total);
    var last = Math.min(total, first + settings.mails() - 1);
    if (!isFirst && !mailbox.uidsToAsk().isEmpty()) {
      receiver.takeAgain(again(mailbox, folder));
    }
    var since = isFirst ? clock.instant().minus(settings.firstMails()) : Instant.EPOCH;
    for (var from = first; from <= last; from += BATCH) {
      if (System.nanoTime() - end >= 0) {
        return true;
      }
      var messages = folder.getMessages(from, Math.min(last, from + BATCH - 1));
      folder.fetch(messages, profile());
      var mails = mails(messages, folder, since);
      receiver.take(mails, validity, folder.getUID(messages[messages.length - 1]));
    }
    return last < total;
  }

  private List<NumberedMail> again(MailboxLease mailbox, IMAPFolder folder)
      throws MessagingException {
    var uids = mailbox.uidsToAsk().stream().mapToLong(Long::longValue).toArray();
    var messages =
        Stream.of(folder.getMessagesByUID(uids)).filter(Objects::nonNull).toArray(Message[]::new);
    folder.fetch(messages, profile());
    return mails(messages, folder, Instant.EPOCH);
  }

  /** The position of the first mail with a higher number; numbers ascend with positions. */
  private static int firstAfter(IMAPFolder folder, long uid, int total) throws MessagingException {
    if (total == 0 || folder.getUID(folder.getMessage(total)) <= uid) {
      return total + 1;
    }
    var low = 1;
    var high = total;
    while (low < high) {
      var middle = (low + high) >>> 1;
      if (folder.getUID(folder.getMessage(middle)) > uid) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  private static FetchProfile profile() {
    var profile = new FetchProfile();
    profile.add(FetchProfile.Item.ENVELOPE);
    profile.add(FetchProfile.Item.CONTENT_INFO);
    profile.add(UIDFolder.FetchProfileItem.UID);
    MailParts.HEADERS.forEach(profile::add);
    return profile;
  }

  private List<NumberedMail> mails(Message[] messages, IMAPFolder folder, Instant since)
      throws MessagingException {
    var mails = new ArrayList<NumberedMail>();
    for (var message : messages) {
      try {
        var mail = MailParts.read(message, clock.instant());
        if (mail.receivedAt().isAfter(since)) {
          mails.add(new NumberedMail(folder.getUID(message), mail));
        }
      } catch (MessagingException | IOException | RuntimeException e) {
        if (!folder.isOpen()) {
          throw e instanceof MessagingException m ? m : new MessagingException("broken off", null);
        }
        // malformed, or deleted meanwhile; the others are read
        LOG.debugf("A mail could not be read: %s", e.getClass());
      }
    }
    return mails;
  }

  private static MailboxProblem problem(MessagingException e) {
    var causes = Stream.iterate((Throwable) e, it -> it != null, MailboxReader::cause).toList();
    if (e instanceof AuthenticationFailedException) {
      return MailboxProblem.PASSWORD_REFUSED;
    }
    if (e instanceof FolderNotFoundException) {
      return MailboxProblem.FOLDER_MISSING;
    }
    if (causes.stream().anyMatch(SSLException.class::isInstance)) {
      return MailboxProblem.NOT_SECURE;
    }
    return causes.stream().anyMatch(MailboxReader::isOfConnecting)
        ? MailboxProblem.UNREACHABLE
        : MailboxProblem.SERVER_ERROR;
  }

  private static boolean isOfConnecting(Throwable cause) {
    return cause instanceof java.net.ConnectException
        || cause instanceof java.net.NoRouteToHostException
        || cause instanceof java.net.SocketTimeoutException;
  }

  private static Throwable cause(Throwable e) {
    return e instanceof MessagingException m && m.getNextException() != null
        ? m.getNextException()
        : e.getCause();
  }
}
