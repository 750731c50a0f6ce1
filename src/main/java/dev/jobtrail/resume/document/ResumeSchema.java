package dev.jobtrail.resume.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonMetaSchema;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.PathType;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import com.networknt.schema.regex.RegularExpression;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorBody.Detail;
import dev.jobtrail.text.Message;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Validates a resume's document: JSON Resume 1.0.0, within limits. As in later editions of the
 * schema, the date of a certificate may be a year or a month.
 */
@Singleton
public class ResumeSchema {

  /** The largest document, in bytes of UTF-8. */
  public static final int MAX_BYTES = 1_000_000;

  /** How deep a document may nest; the schema itself needs 5. */
  public static final int MAX_DEPTH = 64;

  /** How many values a document may hold, so that its faults can be counted in little memory. */
  private static final int MAX_VALUES = 100_000;

  private static final int MAX_FAULTS = 50;
  private static final int MAX_TEXT = 300;
  private static final int MAX_EXPONENT = 308;
  private static final String SCHEMA = "/schema/json-resume-1.0.0.json";

  /** Where the fault is the document as a whole. */
  private static final String WHOLE = "data";

  private final JsonSchema schema = load();

  /**
   * Checks a document and answers the text to store for it.
   *
   * @param document any JSON value
   * @throws ApiException VALIDATION_FAILED with the JSON pointer of each fault, at most 50
   */
  public String check(JsonNode document) {
    if (values(document, 1) > MAX_VALUES) {
      throw ApiException.invalid(WHOLE, "must not contain more than %s values", MAX_VALUES);
    }
    var faults = faults(document);
    if (!faults.isEmpty()) {
      throw ApiException.invalid(faults);
    }
    var text = DocumentText.write(document);
    if (text.length() > MAX_BYTES || text.getBytes(StandardCharsets.UTF_8).length > MAX_BYTES) {
      throw ApiException.invalid(WHOLE, "must not be larger than 1 MB");
    }
    return text;
  }

  /** The JSON Resume schema itself; not to be changed. */
  public JsonNode json() {
    return schema.getSchemaNode();
  }

  /**
   * What of a document breaks the schema or the rules for its design: the JSON pointer of each
   * fault, at most 50.
   */
  public List<Detail> faults(JsonNode document) {
    var messages =
        schema.validate(
            document, context -> context.getExecutionConfig().setFormatAssertionsEnabled(true));
    return Stream.concat(
            messages.stream().map(ResumeSchema::detail),
            DesignRules.faults(document).stream()
                .map(it -> new Detail(cut(it.field()), cut(it.message()))))
        .limit(MAX_FAULTS)
        .toList();
  }

  private static Detail detail(ValidationMessage fault) {
    var place = fault.getInstanceLocation().toString();
    if (fault.getProperty() != null) {
      place += "/" + fault.getProperty().replace("~", "~0").replace("/", "~1");
      return detail(place, Message.of("is not a property of the JSON Resume schema"));
    }
    if (place.isEmpty()) {
      place = WHOLE;
    }
    var text = text(fault);
    return text == null ? new Detail(cut(place), cut(fault.getError())) : detail(place, text);
  }

  private static Detail detail(String place, Message text) {
    return new Detail(cut(place), text.english(), text);
  }

  /** What to write instead, by the keyword of the schema; null where the validator says it best. */
  private static Message text(ValidationMessage fault) {
    var wanted = fault.getSchemaNode().asText();
    return switch (fault.getType()) {
      case "type" -> Message.of("must be a JSON value of the type %s", wanted);
      case "format" ->
          switch (wanted) {
            case "email" -> Message.of("must be an e-mail address such as name@example.org");
            case "uri" -> Message.of("must be a URL such as https://example.org");
            default -> null;
          };
      // the schema has one pattern: iso8601
      case "pattern" -> Message.of("must be a date such as 2024, 2024-03 or 2024-03-15");
      default -> null;
    };
  }

  private static String cut(String text) {
    return text.length() <= MAX_TEXT ? text : text.substring(0, MAX_TEXT) + "...";
  }

  private static int values(JsonNode node, int depth) {
    if (depth > MAX_DEPTH) {
      throw ApiException.invalid(WHOLE, "must not be nested deeper than %s levels", MAX_DEPTH);
    }
    if (node.isBigDecimal() && !isModest(node.decimalValue())) {
      throw ApiException.invalid(WHOLE, "contains a number that is too large or too small");
    }
    var count = 1;
    for (var child : node) {
      count += values(child, depth + 1);
    }
    return count;
  }

  /**
   * Whether a number is one for most readers of JSON, which know those of a double (RFC 8259,
   * section 6), and can be written out: 1e999999999 has a billion digits.
   */
  private static boolean isModest(BigDecimal number) {
    return Math.abs((long) number.precision() - number.scale()) <= MAX_EXPONENT;
  }

  /** In ECMA 262 a dollar is the end of the text; in Java a line break may follow it. */
  private static RegularExpression regularExpression(String regex) {
    var pattern = Pattern.compile(regex.replaceFirst("\\$$", "\\\\z"));
    return value -> pattern.matcher(value).find();
  }

  private static JsonSchema load() {
    var config =
        SchemaValidatorsConfig.builder()
            .pathType(PathType.JSON_POINTER)
            .formatAssertionsEnabled(true)
            .locale(Locale.ENGLISH)
            .regularExpressionFactory(ResumeSchema::regularExpression)
            .build();
    try (var source = ResumeSchema.class.getResourceAsStream(SCHEMA)) {
      var metaSchema =
          JsonMetaSchema.builder(JsonMetaSchema.getV4()).format(new AnyDomainEmailFormat()).build();
      return JsonSchemaFactory.getInstance(VersionFlag.V4, it -> it.metaSchema(metaSchema))
          .getSchema(source, config);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
