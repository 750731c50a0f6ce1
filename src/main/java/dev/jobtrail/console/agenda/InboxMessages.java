package dev.jobtrail.console.agenda;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts about mailboxes and replies of employers. */
@MessageBundle("inbox")
interface InboxMessages {

  @Message("Replies of employers")
  String messages();

  @Message("Waiting for you")
  String waitingForYou();

  @Message("Decided")
  String decided();

  @Message("No reply waits for you")
  String nothingWaits();

  @Message("Replies that state something about an application appear here.")
  String nothingWaitsText();

  @Message("Connect a mailbox, and its mail is read for replies of employers.")
  String noMailbox();

  @Message("Mailbox settings")
  String mailboxSettings();

  @Message("All replies")
  String allMessages();

  @Message("Application not recognized")
  String applicationUnknown();

  @Message("Application")
  String chooseApplication();

  @Message("Assign")
  String choose();

  @Message("Set to {status}")
  String setStatus(String status);

  @Message("Add to the history")
  String addToHistory();

  @Message("Dismiss")
  String dismiss();

  @Message("Reply dismissed.")
  String dismissed();

  @Message("the reply “{subject}”")
  String ofMessage(String subject);

  @Message("Received")
  String kindReceived();

  @Message("Rejection")
  String kindRejected();

  @Message("Invitation")
  String kindInterview();

  @Message("Offer")
  String kindOffer();

  @Message("Question")
  String kindQuestion();

  @Message("open")
  String stateOpen();

  @Message("confirmed")
  String stateConfirmed();

  @Message("dismissed")
  String stateDismissed();

  @Message("changes nothing")
  String stateUnchanged();

  @Message("Mailbox")
  String mailbox();

  @Message(
      "New mail in the folder is read every few minutes for replies of employers in English, German, French and Spanish. What they say is proposed as a status; nothing changes before you confirm it.")
  String mailboxText();

  @Message(
      "Nothing in the mailbox is changed and attachments are not read. Of a reply only the sender, the subject and one sentence are stored.")
  String mailboxPrivacy();

  @Message("Ask the AI model about replies that the rules do not understand")
  String modelAsked();

  @Message(
      "Only about mails of your tracked applications. Subject and sentences are sent to the model that this service uses, without quoted mails, signature, addresses, links and phone numbers. Each answer takes one AI unit of your plan. It must quote a sentence of the mail, and you confirm it as always.")
  String modelAskedHint();

  @Message("read by AI")
  String byModel();

  @Message("The mailbox is saved.")
  String mailboxSaved();

  @Message("IMAP server")
  String server();

  @Message("Port")
  String port();

  @Message("User name")
  String username();

  @Message("App password")
  String password();

  @Message(
      "Create an app password in the security settings of your mail provider. It is stored encrypted.")
  String passwordHint();

  @Message("Leave it empty to keep the stored one.")
  String passwordStays();

  @Message("Folder")
  String folder();

  @Message("Read new mail")
  String reading();

  @Message("On")
  String on();

  @Message("Off")
  String off();

  @Message("Last read: |")
  String lastRead();

  @Message("Next: |")
  String nextRead();

  @Message("Read now")
  String readNow();

  @Message("Disconnect")
  String disconnect();

  @Message("Deletes the password and all recognized replies. Applications stay as they are.")
  String disconnectHint();

  @Message("Disconnect the mailbox")
  String disconnectMailbox();

  @Message("The server was not found, or is not on the public internet.")
  String problemAddress();

  @Message("The server did not answer. It is tried again later.")
  String problemUnreachable();

  @Message("The server has no valid certificate for this name, or does not use TLS on this port.")
  String problemSecurity();

  @Message("The user name or the password was refused.")
  String problemPassword();

  @Message("The folder was not found.")
  String problemFolder();

  @Message("The stored password can no longer be decrypted. Enter it again.")
  String problemUnreadable();

  @Message("The server answered with an error. It is tried again later.")
  String problemServer();
}
