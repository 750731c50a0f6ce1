package dev.jobtrail.console.application;

import dev.jobtrail.application.ContactView;
import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;

/**
 * A contact as text and in a form; unknown values are null.
 *
 * @param key its id, or {@code new}: what tells the ids of its fields from those of other forms
 */
@RegisterForReflection // as _shown it is JSON
@TemplateData
record ContactForm(
    String key, String name, String role, String email, String phone, String link, String notes) {

  /** The form for a new contact. */
  static final ContactForm EMPTY = new ContactForm("new", null, null, null, null, null, null);

  /** The form to change a contact. */
  static ContactForm of(ContactView it) {
    return new ContactForm(
        it.id().toString(), it.name(), it.role(), it.email(), it.phone(), it.link(), it.notes());
  }
}
