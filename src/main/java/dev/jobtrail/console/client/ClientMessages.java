package dev.jobtrail.console.client;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of the pages of clients. */
@MessageBundle("client")
interface ClientMessages {

  @Message("All clients")
  String allClients();

  @Message("archived")
  String archivedBadge();

  @Message("Switch to {name}")
  String switchTo(String name);

  @Message("{name} is archived. You can view existing records but not start new work.")
  String isArchived(String name);

  @Message("To review")
  String toReview();

  @Message("Mark as seen")
  String markSeen();

  @Message("Approvals")
  String approvals();

  @Message("Requested |")
  String requested();

  @Message(", emailed to {email}")
  String emailedTo(String email);

  @Message(", decided |")
  String decided();

  @Message(", expires |")
  String expires();

  @Message("Share this link with {name}:")
  String shareLink(String name);

  @Message("Copy the link for {title}")
  String copyLink(String title);

  @Message("{name} is asked for approval when you submit an application.")
  String askedForApproval(String name);

  @Message("Applications are submitted without asking {name}. You can change this under Details.")
  String notAsked(String name);

  @Message("Applications")
  String applications();

  @Message("{number} application{#if number != 1}s{/if}, {submitted} submitted.")
  String applicationsAndSubmitted(long number, long submitted);

  @Message("None yet. Create a resume for {name}, then search for jobs or add them.")
  String noApplications(String name);

  @Message("Details")
  String details();

  @Message("E-mail address (optional)")
  String emailOptional();

  @Message("We email approval requests here. Leave empty to share the links yourself.")
  String emailHint();

  @Message("Phone (optional)")
  String phoneOptional();

  @Message("Notes (optional)")
  String notesOptional();

  @Message("Only visible to you.")
  String onlyYou();

  @Message("Require approval before each application is submitted")
  String requireApproval();

  @Message(
      "Stops all work for {name}, cancels open approval requests and frees the seat. All records are kept, and the client can be restored.")
  String archiveText(String name);

  @Message("Archive {name}")
  String archiveClient(String name);

  @Message("Add a client")
  String addAClient();

  @Message("Add client")
  String addClient();

  @Message("Active clients")
  String activeClients();

  @Message("Submitted")
  String submitted();

  @Message("{#if number == 1}application{#else}applications{/if}")
  String applicationsInCards(long number);

  @Message("submitted")
  String submittedInCards();

  @Message("{number} waiting")
  String waiting(long number);

  @Message("{number} to review")
  String numberToReview(long number);

  @Message("None open")
  String noneOpen();

  @Message("No clients yet")
  String noClients();

  @Message(
      "Do you apply on behalf of others? Add each of them as a client, with separate resumes, searches and pipeline, and with the client's approval before sending.")
  String noClientsText();

  @Message("Archived")
  String archived();

  @Message("{number} application{#if number != 1}s{/if}")
  String numberOfApplications(long number);

  @Message(", archived |")
  String archivedOn();

  @Message("Restore {name}")
  String restoreClient(String name);

  @Message("pending")
  String pending();

  @Message("approved")
  String approved();

  @Message("declined")
  String declined();

  @Message("expired")
  String expired();

  @Message("cancelled")
  String cancelled();
}
