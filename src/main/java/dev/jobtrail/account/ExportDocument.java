package dev.jobtrail.account;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.JsonFault;
import dev.jobtrail.text.Message;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.LongFunction;

/** The sections of an export; its records are read one by one. */
final class ExportDocument {

  /** Above the largest record, a resume of 1 MB written with escapes, and well below the memory. */
  private static final long MAX_RECORD_BYTES = 4_000_000;

  /**
   * A section.
   *
   * @param offset of its first record, in bytes
   */
  record Section(int records, long offset) {}

  private final ObjectMapper mapper;
  private final LongFunction<InputStream> bytes;
  private final Map<String, Section> sections = new LinkedHashMap<>();

  /**
   * Finds the sections of a document.
   *
   * @param bytes opens the document at an offset
   * @throws ApiException BAD_REQUEST for anything else than a whole export
   */
  ExportDocument(ObjectMapper mapper, LongFunction<InputStream> bytes) {
    this.mapper = mapper;
    this.bytes = bytes;
    try (var parser = mapper.getFactory().createParser(bytes.apply(0))) {
      findSections(parser);
    } catch (JacksonException _) {
      throw notAnExport(Message.of("It is not valid JSON, or only a part of it was uploaded."));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Map<String, Section> sections() {
    return sections;
  }

  private void findSections(JsonParser parser) throws IOException {
    if (parser.nextToken() != JsonToken.START_OBJECT
        || parser.currentLocation().getByteOffset() < 0) {
      throw notAnExport(Message.of("It is not a JSON object in UTF-8."));
    }
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      var name = parser.currentName();
      if (parser.nextToken() == JsonToken.START_ARRAY) {
        var offset = parser.currentLocation().getByteOffset();
        sections.put(name, new Section(count(parser, name), offset));
      } else {
        parser.skipChildren();
      }
    }
    if (parser.nextToken() != null || sections.isEmpty()) {
      throw notAnExport(Message.of("It has no sections, or more than one document."));
    }
  }

  private static int count(JsonParser parser, String name) throws IOException {
    var records = 0;
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      var begin = parser.currentLocation().getByteOffset();
      parser.skipChildren();
      if (parser.currentLocation().getByteOffset() - begin > MAX_RECORD_BYTES) {
        throw ApiException.invalid(place(name, records), "must not be larger than 4 MB");
      }
      records++;
    }
    return records;
  }

  private static ApiException notAnExport(Message reason) {
    return new ApiException(
        ErrorCode.BAD_REQUEST, "The uploaded file is not an export of an account. %s", reason);
  }

  /** How an error names a record. */
  static String place(String section, int index) {
    return section + "[" + index + "]";
  }

  /**
   * The records of a section; properties of other versions are ignored.
   *
   * @throws ApiException VALIDATION_FAILED from its methods, for a record of another form
   */
  <T> Iterator<T> records(String section, Class<T> type) {
    var begin = new ByteArrayInputStream(new byte[] {'['});
    var rest = bytes.apply(sections.get(section).offset());
    return new Records<>(section, type, new SequenceInputStream(begin, rest));
  }

  private final class Records<T> implements Iterator<T> {

    private final String section;
    private final Class<T> type;
    private final JsonParser parser;
    private int index;
    private boolean isRead = true;

    Records(String section, Class<T> type, InputStream array) {
      this.section = section;
      this.type = type;
      try {
        parser = mapper.getFactory().createParser(array);
        parser.nextToken();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public boolean hasNext() {
      if (isRead) {
        advance();
      }
      return parser.currentToken() != JsonToken.END_ARRAY;
    }

    private void advance() {
      try {
        parser.nextToken();
        isRead = false;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public T next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      try {
        isRead = true;
        T record =
            mapper
                .readerFor(type)
                .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .readValue(parser);
        if (record == null) {
          throw ApiException.invalid(place(section, index), "must not be null");
        }
        index++;
        return record;
      } catch (JacksonException e) {
        throw ApiException.invalid(
            place(section, index), "cannot be imported. %s", JsonFault.describe(e));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
