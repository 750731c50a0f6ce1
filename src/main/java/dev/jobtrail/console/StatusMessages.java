package dev.jobtrail.console;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Display names of application statuses. */
@MessageBundle("status")
public interface StatusMessages {

  @Message("Saved")
  String saved();

  @Message("Reviewing")
  String reviewing();

  @Message("Reviewed")
  String reviewed();

  @Message("Tailoring")
  String tailoring();

  @Message("Ready")
  String ready();

  @Message("Applying")
  String applying();

  @Message("Needs action")
  String needsAction();

  @Message("Submitted")
  String submitted();

  @Message("Screening")
  String screening();

  @Message("Interview")
  String interview();

  @Message("Offer")
  String offer();

  @Message("Rejected")
  String rejected();

  @Message("Withdrawn")
  String withdrawn();

  @Message("Ghosted")
  String ghosted();
}
