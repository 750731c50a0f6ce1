package dev.jobtrail.account;

/** Whether mail can be sent; without mail, addresses count as verified. */
public interface MailDelivery {

  /** True where a mail server is configured. */
  boolean isConfigured();

  /**
   * True where mail is sent: a server is configured, and links in mail lead to a configured public
   * address.
   */
  boolean isEnabled();
}
