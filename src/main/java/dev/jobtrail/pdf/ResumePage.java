package dev.jobtrail.pdf;

import io.quarkus.qute.Mapper;
import java.util.List;

/**
 * The content of a resume for display, in reading order; the template reads it by key, so a native
 * executable needs no reflection.
 *
 * @param language BCP 47 tag of the text
 * @param contacts how to reach the person; {@code profiles} are the person's pages
 * @param pageSize CSS page size, {@code A4} or {@code letter}
 */
public record ResumePage(
    String language,
    String pageSize,
    String title,
    String name,
    String label,
    List<Text> contacts,
    List<Text> profiles,
    List<Section> sections)
    implements Mapper {

  @Override
  public Object get(String key) {
    return switch (key) {
      case "language" -> language;
      case "pageSize" -> pageSize;
      case "title" -> title;
      case "name" -> name;
      case "label" -> label;
      case "contacts" -> contacts;
      case "profiles" -> profiles;
      case "sections" -> sections;
      default -> null;
    };
  }

  /** Text that may lead somewhere; {@code href} is empty when it does not. */
  public record Text(String text, String href) implements Mapper {
    static Text plain(String text) {
      return new Text(text, "");
    }

    @Override
    public Object get(String key) {
      return switch (key) {
        case "text" -> text;
        case "href" -> href;
        // Short addresses stay whole; a long one may break anywhere rather than leave the page.
        case "whole" -> text.length() <= 48;
        default -> null;
      };
    }
  }

  /** A part of the resume under one heading: paragraphs, then entries, then rows. */
  public record Section(
      String heading, List<String> paragraphs, List<Entry> entries, List<Row> rows)
      implements Mapper {
    boolean isEmpty() {
      return paragraphs.isEmpty() && entries.isEmpty() && rows.isEmpty();
    }

    @Override
    public Object get(String key) {
      return switch (key) {
        case "heading" -> heading;
        case "paragraphs" -> paragraphs;
        case "entries" -> entries;
        case "rows" -> rows;
        default -> null;
      };
    }
  }

  /**
   * Something with a place and a time: a job, a degree, a talk.
   *
   * @param brief whether the subtitle stands beside the title and not below it
   */
  public record Entry(
      boolean brief,
      Text title,
      String dates,
      List<Text> subtitle,
      List<String> paragraphs,
      List<String> highlights,
      String keywords)
      implements Mapper {

    /** Few enough lines that moving all of them to the next page leaves no hole. */
    private boolean isShort() {
      return paragraphs.stream().mapToInt(String::length).sum() <= 250
          && highlights.size() <= 3
          && highlights.stream().mapToInt(String::length).sum() <= 250;
    }

    @Override
    public Object get(String key) {
      return switch (key) {
        case "short" -> isShort();
        case "brief" -> brief;
        case "title" -> title;
        case "dates" -> dates;
        case "subtitle" -> subtitle;
        case "paragraphs" -> paragraphs;
        case "highlights" -> highlights;
        case "keywords" -> keywords;
        default -> null;
      };
    }
  }

  /** A named line: a group of skills, a language; the name may be empty. */
  public record Row(String name, String text) implements Mapper {
    @Override
    public Object get(String key) {
      return switch (key) {
        case "name" -> name;
        case "text" -> text;
        default -> null;
      };
    }
  }
}
