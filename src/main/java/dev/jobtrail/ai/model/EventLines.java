package dev.jobtrail.ai.model;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Takes the lines of a stream of server-sent events apart, wherever its parts were cut. */
final class EventLines {

  private static final String FIELD = "data:";

  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  /** The data of the lines that these bytes complete. */
  List<String> data(byte[] part) {
    var data = new ArrayList<String>();
    for (var it : part) {
      if (it == '\n' || it == '\r') {
        end(data);
      } else {
        line.write(it);
      }
    }
    return data;
  }

  /** The data of a last line that nothing ended. */
  List<String> rest() {
    var data = new ArrayList<String>();
    end(data);
    return data;
  }

  private void end(List<String> data) {
    var text = line.toString(StandardCharsets.UTF_8);
    line.reset();
    // chat completions have one line of data to an event; others are comments and names
    if (text.startsWith(FIELD)) {
      data.add(text.substring(FIELD.length()).strip());
    }
  }
}
