package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** How the items of a resume's list are named, a line each, where their order is spoken of. */
public final class ListItems {

  private static final List<String> NAMES =
      List.of(
          "position",
          "name",
          "title",
          "studyType",
          "area",
          "organization",
          "institution",
          "entity",
          "language");

  private ListItems() {}

  /** The items of a list in their order, a line each. */
  public static String lines(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false)
        .map(ListItems::line)
        .collect(Collectors.joining("\n"));
  }

  /** One item: the text itself, or the fields that name an entry. */
  public static String line(JsonNode item) {
    var line =
        item.isTextual()
            ? item.textValue()
            : NAMES.stream()
                .map(item::path)
                .filter(JsonNode::isTextual)
                .map(JsonNode::textValue)
                .collect(Collectors.joining(", "));
    return line.strip().replaceAll("\\s+", " ");
  }
}
