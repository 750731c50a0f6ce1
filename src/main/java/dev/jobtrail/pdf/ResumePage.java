package dev.jobtrail.pdf;

import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.ResumeDesign.PageBreak;
import io.quarkus.qute.Mapper;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The content of a resume for display, in reading order; the template reads it by key, so a native
 * executable needs no reflection.
 *
 * @param language BCP 47 tag of the text
 * @param headingLanguage ISO 639-1 code of the headings and dates
 * @param photo a data URI; empty for none
 * @param code the QR code of the page at which the resume is shared
 * @param contacts how to reach the person; {@code profiles} are the person's pages
 */
public record ResumePage(
    String language,
    String headingLanguage,
    ResumeTemplate template,
    String title,
    String name,
    String label,
    String photo,
    Code code,
    List<Text> contacts,
    List<Text> profiles,
    List<Section> sections)
    implements Mapper {

  /** Short sections, which a narrow column has room for. */
  private static final Set<String> ASIDE =
      Set.of("skills", "certificates", "awards", "languages", "interests");

  @Override
  public Object get(String key) {
    return switch (key) {
      case "language" -> language;
      case "headingLanguage" -> headingLanguage;
      case "look" -> look();
      case "hasSide" -> hasSide();
      case "isRightToLeft" -> isRightToLeft();
      // The renderer sets the cells of a table from left to right in any language.
      case "hasDatesFirst" -> template == ResumeTemplate.TIMELINE != isRightToLeft();
      case "title" -> title;
      case "name" -> name;
      case "label" -> label;
      case "photo" -> photo;
      case "code" -> code.picture();
      case "codeText" -> code.text();
      case "contacts" -> contacts;
      case "profiles" -> profiles;
      case "sections" -> sections;
      case "side" -> side();
      case "main" -> main();
      default -> null;
    };
  }

  /** The template, for style sheets. */
  public String look() {
    return template.name().toLowerCase(Locale.ROOT);
  }

  /** Whether short sections stand in a column of their own. */
  public boolean hasSide() {
    return template == ResumeTemplate.SIDEBAR;
  }

  /** The sections of the narrow column. */
  public List<Section> side() {
    return sections.stream().filter(this::isAside).toList();
  }

  /** The sections beside it. */
  public List<Section> main() {
    return sections.stream().filter(it -> !isAside(it)).toList();
  }

  /** Whether the language is written from right to left. */
  public boolean isRightToLeft() {
    return PageLanguage.isRightToLeft(language);
  }

  ResumePage withPhoto(String dataUri) {
    return with(dataUri, code, contacts, profiles, sections);
  }

  ResumePage withCode(Code other) {
    return with(photo, other, contacts, profiles, sections);
  }

  ResumePage withContacts(List<Text> others, List<Text> pages) {
    return with(photo, code, others, pages, sections);
  }

  /** The same head over other sections. */
  ResumePage withSections(List<Section> others) {
    return with(photo, code, contacts, profiles, others);
  }

  private ResumePage with(
      String photo, Code code, List<Text> contacts, List<Text> profiles, List<Section> sections) {
    return new ResumePage(
        language,
        headingLanguage,
        template,
        title,
        name,
        label,
        photo,
        code,
        contacts,
        profiles,
        sections);
  }

  /** Whether an address is that of a picture on the page. */
  boolean hasPicture(String address) {
    return address.equals(photo)
        || address.equals(code.picture())
        || Stream.concat(contacts.stream(), profiles.stream())
            .anyMatch(it -> address.equals(it.icon()));
  }

  private boolean isAside(Section section) {
    return template == ResumeTemplate.SIDEBAR && ASIDE.contains(section.name());
  }

  /**
   * A QR code.
   *
   * @param picture a data URI; empty for none
   * @param text what it says, for people who do not see it
   */
  public record Code(String picture, String text) {
    static final Code NONE = new Code("", "");
  }

  /**
   * Text that may lead somewhere; {@code href} is empty when it does not.
   *
   * @param icon a data URI; empty for none
   * @param kind what the icon says, for people who do not see it
   */
  public record Text(String text, String href, String icon, String kind) implements Mapper {

    Text(String text, String href) {
      this(text, href, "", "");
    }

    Text withIcon(String dataUri, String said) {
      return new Text(text, href, dataUri, said);
    }

    static Text plain(String text) {
      return new Text(text, "");
    }

    @Override
    public Object get(String key) {
      return switch (key) {
        case "text" -> text;
        case "href" -> href;
        case "icon" -> icon;
        case "kind" -> kind;
        // Short addresses stay whole; a long one may break anywhere rather than leave the page.
        case "whole" -> text.length() <= 48;
        default -> null;
      };
    }
  }

  /** A part of a line that looks the same; {@code href} is empty when it leads nowhere. */
  public record Span(String text, boolean isBold, boolean isItalic, String href) implements Mapper {
    Span with(String other) {
      return new Span(other, isBold, isItalic, href);
    }

    private boolean isPlain() {
      return !isBold && !isItalic && href.isEmpty();
    }

    @Override
    public Object get(String key) {
      return switch (key) {
        case "text" -> text;
        case "isBold" -> isBold;
        case "isItalic" -> isItalic;
        case "href" -> href;
        default -> null;
      };
    }
  }

  /** A paragraph, or an item of a list. */
  public record Line(List<Span> spans, boolean isRightToLeft) implements Mapper {

    /** "rtl" or "ltr". */
    public String direction() {
      return isRightToLeft ? "rtl" : "ltr";
    }

    String text() {
      return spans.stream().map(Span::text).collect(Collectors.joining());
    }

    @Override
    public Object get(String key) {
      return switch (key) {
        case "spans" -> spans;
        case "text" -> text();
        case "direction" -> direction();
        case "isRightToLeft" -> isRightToLeft;
        // The renderer draws loose text before all elements beside it, so those get elements, too.
        case "isPlain" -> spans.size() == 1 && spans.getFirst().isPlain();
        default -> null;
      };
    }
  }

  /**
   * A paragraph, or the items of a list.
   *
   * @param isApart whether an empty line stands before it
   */
  public record Block(boolean isList, boolean isApart, List<Line> lines) implements Mapper {

    @Override
    public Object get(String key) {
      return switch (key) {
        case "isList" -> isList;
        case "isApart" -> isApart;
        case "lines" -> lines;
        default -> null;
      };
    }
  }

  /** A part of the resume under one heading: text, then entries, then rows. */
  public record Section(
      String name,
      String heading,
      List<Block> blocks,
      List<Entry> entries,
      List<Row> rows,
      Optional<PageBreak> pageBreak)
      implements Mapper {

    Section(String name, String heading, List<Block> blocks, List<Entry> entries, List<Row> rows) {
      this(name, heading, blocks, entries, rows, Optional.empty());
    }

    Section with(Optional<PageBreak> other) {
      return new Section(name, heading, blocks, entries, rows, other);
    }

    boolean isEmpty() {
      return blocks.isEmpty() && entries.isEmpty() && rows.isEmpty();
    }

    @Override
    public Object get(String key) {
      return switch (key) {
        case "heading" -> heading;
        case "pageBreak" -> pageBreak.map(PageBreak::wireName).orElse("");
        case "blocks" -> blocks;
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
      List<Block> blocks,
      List<Line> highlights,
      String keywords)
      implements Mapper {

    /** Few enough lines that moving all of them to the next page leaves no hole. */
    private boolean isShort() {
      var lines = blocks.stream().flatMap(it -> it.lines().stream()).toList();
      return length(lines) <= 250 && highlights.size() <= 3 && length(highlights) <= 250;
    }

    private static int length(List<Line> lines) {
      return lines.stream().mapToInt(it -> it.text().length()).sum();
    }

    @Override
    public Object get(String key) {
      return switch (key) {
        case "short" -> isShort();
        case "brief" -> brief;
        case "title" -> title;
        case "dates" -> dates;
        case "subtitle" -> subtitle;
        case "blocks" -> blocks;
        case "highlights" -> highlights;
        case "keywords" -> keywords;
        default -> null;
      };
    }
  }

  /** A named list in one line: a group of skills, languages; the name may be empty. */
  public record Row(String name, List<String> parts, String separator) implements Mapper {
    /** The whole list. */
    public String text() {
      return String.join(separator, parts);
    }

    @Override
    public Object get(String key) {
      return switch (key) {
        case "name" -> name;
        case "text" -> text();
        case "parts" -> parts;
        case "separator" -> separator;
        default -> null;
      };
    }
  }
}
