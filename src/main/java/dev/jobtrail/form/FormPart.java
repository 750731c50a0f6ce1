package dev.jobtrail.form;

/** A part of a form's pages that vendors select by CSS. */
public enum FormPart {
  /** The element that contains the whole form; fields outside of it do not belong to it. */
  FORM("form"),

  /** The link or button that leads from the posting to the form. */
  WAY_TO_FORM("wayToForm"),

  /** The container of one question with its fields. */
  QUESTION("question"),

  /** The text of a question, within it. */
  QUESTION_TITLE("questionTitle"),

  /** The question, or an element within it, if it must be answered. */
  QUESTION_REQUIRED("questionRequired"),

  /** A list of education or experience; nothing within is read. */
  REPEATER("repeater"),

  /** Invisible fields that must stay empty; the generic rules find most. */
  HONEYPOT("honeypot"),

  /** Text boxes that require one of their suggestions, beside those marked with ARIA. */
  SEARCH("search"),

  /** One suggestion of such a box, if it is not an ARIA option. */
  SUGGESTION("suggestion"),

  /** Shown, or a hidden field with a value, after the CV was uploaded. */
  UPLOADED("uploaded"),

  /** Shown when the CV was rejected. */
  UPLOAD_FAILED("uploadFailed"),

  /** The button to the next page of the form. */
  NEXT("next"),

  /** The button that submits the form. */
  SEND("send"),

  /** Buttons that may send the form or lead on to more questions, whatever they say. */
  MAY_LEAD_ON("mayLeadOn"),

  /** Shown after the application was received. */
  SUCCESS("success"),

  /** Shown when the site rejects the application. */
  FAILURE("failure"),

  /** Shown when a human has to continue, such as boxes for an emailed code. */
  HUMAN_CHECK("humanCheck"),

  /** Shown when the job is no longer open. */
  CLOSED("closed"),

  /** What a list or a search box shows of each option that was chosen from it. */
  CHOSEN("chosen"),

  /** What leads from signing in to creating an account. */
  CREATE_ACCOUNT("createAccount"),

  /** What leads from creating an account to signing in. */
  SIGN_IN("signIn"),

  /** The box to tick for the terms of an account. */
  ACCOUNT_CONSENT("accountConsent"),

  /** Shown when an account was not created, or a sign-in was refused. */
  ACCOUNT_PROBLEM("accountProblem");

  private final String key;

  FormPart(String key) {
    this.key = key;
  }

  /** Its name in the scripts. */
  String key() {
    return key;
  }
}
