package dev.jobtrail.console.settings;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of the settings for developers: API keys, assistants and webhooks. */
@MessageBundle("developer")
interface DeveloperMessages {

  @Message("API keys")
  String apiKeys();

  @Message("Your new key “{name}”")
  String yourNewKey(String name);

  @Message("Copy key")
  String copyKey();

  @Message("Try it:")
  String tryIt();

  @Message("Create API key")
  String createApiKey();

  @Message(
      "A key lets a program use your account, except to create keys. Send it in the header |x-api-key|.")
  String createApiKeyText();

  @Message("Such as “my laptop”, to tell your keys apart.")
  String keyNameHint();

  @Message("Expiry date (optional)")
  String expiryDate();

  @Message("If empty, the key works until you revoke it.")
  String expiryHint();

  @Message("Limit the key")
  String limitKey();

  @Message("Scopes")
  String scopes();

  @Message("Only what is ticked here; else everything")
  String onlyTicked();

  @Message("IP addresses (optional)")
  String ipAddresses();

  @Message(
      "One address or range a line, such as 203.0.113.0/24. If empty, the key works from everywhere.")
  String ipAddressesHint();

  @Message("AI units a day (optional)")
  String aiPerDay();

  @Message("Runs a day (optional)")
  String runsPerDay();

  @Message("Create key")
  String createKey();

  @Message("API keys and assistants")
  String keysAndAssistants();

  @Message("Name and prefix")
  String nameAndPrefix();

  @Message("Created")
  String created();

  @Message("Last used")
  String lastUsed();

  @Message("Expires")
  String expires();

  @Message("Revoke")
  String revoke();

  @Message("Assistant, at the connector only")
  String assistantOnly();

  @Message("Full access")
  String fullAccess();

  @Message("; only for {name}")
  String onlyForClient(String name);

  @Message(
      "A key for one client reads and changes the applications, resumes and matches of that client only, and is refused while the client is archived.")
  String oneClientHint();

  @Message("; from |")
  String fromAddresses();

  @Message("; {number} AI units a day")
  String aiUnitsADay(int number);

  @Message("; {number} runs a day")
  String runsADay(int number);

  @Message("; asks you before it submits")
  String asksBeforeSubmit();

  @Message("from {address}, {calls} call{#if calls != 1}s{/if}")
  String callsFrom(String address, long calls);

  @Message("{calls} call{#if calls != 1}s{/if}")
  String calls(long calls);

  @Message("never")
  String never();

  @Message("The assistant loses access immediately. You can connect it again.")
  String disconnectHint();

  @Message("Programs that use this key lose access immediately. This cannot be undone.")
  String revokeHint();

  @Message("Disconnect")
  String disconnect();

  @Message("Revoke key")
  String revokeKey();

  @Message("No keys yet. Create one to let a program use your account.")
  String noKeys();

  @Message("Connect an assistant")
  String connectAssistant();

  @Message(
      "Add this address to your assistant as a server of the Model Context Protocol. It opens a page here that asks what it may do.")
  String connectAssistantText();

  @Message("The API")
  String theApi();

  @Message("These pages use only the API, so your programs can do everything that they do.")
  String theApiText();

  @Message("Webhooks")
  String webhooks();

  @Message("Assistant connected")
  String assistantConnected();

  @Message("Access declined")
  String accessDeclined();

  @Message("“{name}” is connected")
  String isConnected(String name);

  @Message("You declined")
  String youDeclinedAccess();

  @Message("You can go on in the assistant.")
  String goOnInAssistant();

  @Message("“{name}” has no access.")
  String hasNoAccess(String name);

  @Message("Back to the assistant")
  String backToAssistant();

  @Message("Let “{name}” use your account?")
  String letUseAccount(String name);

  @Message("Who asks")
  String whoAsks();

  @Message("It calls itself |. Nobody has verified the name. Your answer goes to |.")
  String whoAsksText();

  @Message("Decline if you did not just connect an assistant.")
  String declineIfNotYou();

  @Message("What it may do")
  String whatItMayDo();

  @Message("Untick what you do not want")
  String untick();

  @Message("Ask me here before it submits an application")
  String askBeforeSubmit();

  @Message(
      "This holds for the records that you choose, until you disconnect the assistant under Settings, Developers. What it reads goes to the assistant's provider.")
  String consentHolds();

  @Message("Allow")
  String allow();

  @Message("Decline")
  String decline();

  @Message("Read resumes, their versions, facts, statistics and files")
  String scopeResumesRead();

  @Message("Create, change, share and delete resumes")
  String scopeResumesWrite();

  @Message("Read applications, scorecards, letters, the agenda and the state of work")
  String scopeApplicationsRead();

  @Message("Create, change, move and delete applications")
  String scopeApplicationsWrite();

  @Message("Search job boards, read matches and decide on them")
  String scopeDiscovery();

  @Message("Review, tailor, write letters and use the resume builder")
  String scopeAi();

  @Message("Read and change the apply profile, start runs and answer their questions")
  String scopeApply();

  @Message("Submit a run that is ready")
  String scopeApplySubmit();

  @Message("Read and change clients and their approvals")
  String scopeClients();

  @Message("Read the account, its usage and notices, manage webhooks, and export all data")
  String scopeAccount();

  @Message("Settings, Developers")
  String settingsDevelopers();

  @Message("The secret of your new webhook")
  String webhookSecret();

  @Message(
      "Copy it now. It is shown only once. Receivers verify with it that events come from here.")
  String webhookSecretText();

  @Message("Copy secret")
  String copySecret();

  @Message("Open the webhook")
  String openWebhook();

  @Message("Your webhooks")
  String yourWebhooks();

  @Message("State")
  String state();

  @Message("Queued")
  String queued();

  @Message("Dropped")
  String dropped();

  @Message("No webhooks yet. Create one to tell another system what happens here.")
  String noWebhooks();

  @Message("Create webhook")
  String createWebhook();

  @Message(
      "Events are sent to the URL as signed JSON with the ids of the records. Read the records with an API key.")
  String createWebhookText();

  @Message("Description (optional)")
  String descriptionOptional();

  @Message("Records")
  String records();

  @Message("All of the account")
  String allOfAccount();

  @Message("Only {name}")
  String onlyClient(String name);

  @Message("Events")
  String events();

  @Message("Webhook")
  String webhook();

  @Message("All webhooks")
  String allWebhooks();

  @Message("The new secret")
  String newSecret();

  @Message(
      "Copy it now. It is shown only once. Events are also signed with the former secret until |.")
  String newSecretText();

  @Message("{state}. No events are sent.")
  String noEventsSent(String state);

  @Message("Enable")
  String enable();

  @Message("Enabled")
  String webhookEnabled();

  @Message("Failing")
  String webhookFailing();

  @Message("Disabled: the receiver answered 410")
  String webhookGone();

  @Message("Disabled: failed for two days")
  String webhookFailed();

  @Message("{queued} queued. Events: {events}.")
  String queuedEvents(long queued, String events);

  @Message("{queued} queued, {dropped} dropped because too many were queued. Events: {events}.")
  String queuedAndDroppedEvents(long queued, long dropped, String events);

  @Message("Send test event")
  String sendTestEvent();

  @Message("Rotate secret")
  String rotateSecret();

  @Message("Events are signed with both secrets for a day.")
  String rotateSecretHint();

  @Message("Create new secret")
  String createNewSecret();

  @Message("Queued events are not sent.")
  String deleteWebhookHint();

  @Message("Delete webhook")
  String deleteWebhook();

  @Message("Webhook deleted.")
  String webhookDeleted();

  @Message("Latest deliveries")
  String latestDeliveries();

  @Message("Event")
  String event();

  @Message("Attempts")
  String attempts();

  @Message("Last answer")
  String lastAnswer();

  @Message("Replay")
  String replay();

  @Message("next attempt |")
  String nextAttempt();

  @Message("{type} of {time}")
  String replayOf(String type, String time);

  @Message("queued")
  String deliveryQueued();

  @Message("delivered")
  String deliveryDelivered();

  @Message("failed")
  String deliveryFailed();

  @Message("dropped")
  String deliveryDropped();

  @Message("Nothing was sent yet. Send a test event.")
  String noDeliveries();
}
