package dev.jobtrail.account;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.response.StreamedBody;
import dev.jobtrail.response.TasksInProgress;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;

/** Writes all that an account holds as one JSON document, record by record. */
@ApplicationScoped
class AccountExport {

  private final List<AccountData> sections;
  private final ObjectMapper mapper;
  private final TasksInProgress tasks;

  AccountExport(@All List<AccountData> sections, ObjectMapper mapper, TasksInProgress tasks) {
    this.sections = sections;
    this.mapper = mapper;
    this.tasks = tasks;
  }

  StreamedBody of(UUID accountId, AccountView account) {
    return new StreamedBody(
        () -> tasks.export(accountId),
        out -> new Writing(accountId, account, mapper.getFactory().createGenerator(out)));
  }

  /** One export on its way; each part of it is one record. */
  private final class Writing implements StreamedBody.Parts {

    private final UUID accountId;
    private final Iterator<AccountData> left = sections.iterator();
    private final JsonGenerator json;
    private Iterator<?> records;

    Writing(UUID accountId, AccountView account, JsonGenerator json) throws IOException {
      this.accountId = accountId;
      this.json = json;
      json.writeStartObject();
      json.writeFieldName("account");
      mapper.writeValue(json, account);
    }

    @Override
    public boolean write() throws IOException {
      if (records == null) {
        return beginSection();
      }
      if (records.hasNext()) {
        mapper.writeValue(json, records.next());
      } else {
        json.writeEndArray();
        records = null;
      }
      return true;
    }

    /** The document is closed when all is written: its end would make a part look whole. */
    private boolean beginSection() throws IOException {
      if (!left.hasNext()) {
        json.writeEndObject();
        json.close();
        return false;
      }
      var section = left.next();
      json.writeArrayFieldStart(section.section());
      records = section.export(accountId);
      return true;
    }
  }
}
