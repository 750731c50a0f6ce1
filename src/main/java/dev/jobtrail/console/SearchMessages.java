package dev.jobtrail.console;

import dev.jobtrail.search.FoundKind;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The texts of search results. */
@MessageBundle("search")
public interface SearchMessages {

  @Message(
      "{#when kind}{#is APPLICATION}Application{#is CONTACT}Contact{#is INTERVIEW}Interview{#is"
          + " RESUME}Resume{#is MATCH}Match{#is CLIENT}Client{/when}")
  String kind(FoundKind kind);

  @Message("Page")
  String page();

  @Message("for {name}")
  String forClient(String name);
}
