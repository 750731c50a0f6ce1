package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.pdf.ResumePage.Block;
import dev.jobtrail.pdf.ResumePage.Entry;
import dev.jobtrail.pdf.ResumePage.Line;
import dev.jobtrail.pdf.ResumePage.Section;
import dev.jobtrail.pdf.ResumePage.Text;
import dev.jobtrail.pdf.WordDocument.Look;
import dev.jobtrail.pdf.WordDocument.Style;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.resume.document.ResumeDesign.FontFamily;
import dev.jobtrail.resume.document.ResumeDesign.PageBreak;
import java.util.List;

/** Writes a resume or a letter as a Word document with styles that its owner can edit. */
public final class ResumeWordDocument {

  private static final double USUAL_SIZE = 10.5;

  private static final double LETTER_SIZE = 11;

  /** Twentieths of a point: 18 mm. */
  private static final int MARGIN = 1020;

  /** 25 mm. */
  private static final int LETTER_MARGIN = 1418;

  private static final int HALF_A_LINE = 120;
  private static final int BELOW_HEAD = 480;

  private final WordDocument document;

  private ResumeWordDocument(WordDocument document) {
    this.document = document;
  }

  /** The page in the order, the colour, the type and the paper of its design. */
  static byte[] write(ResumePage page, ResumeDesign design) {
    var look = look(design, USUAL_SIZE, page.language());
    var document = new WordDocument(look, MARGIN, page.title());
    new ResumeWordDocument(document).add(page);
    return document.toBytes();
  }

  /**
   * A letter under the head of its writer's resume, in the look of its design.
   *
   * @param letter plain text, paragraphs parted by empty lines
   * @param usualLanguage of a letter from left to right, a BCP 47 tag
   */
  public static byte[] writeLetter(
      JsonNode resume, String letter, String usualLanguage, String title) {
    var language = PageLanguage.ofLetter(letter, usualLanguage);
    var isRightToLeft = PageLanguage.isRightToLeft(language);
    var design = ResumeDesign.of(resume);
    var page = PageComposer.forScreens(resume, ResumeTemplate.CLASSIC, title);
    var document = new WordDocument(look(design, LETTER_SIZE, language), LETTER_MARGIN, title);
    new ResumeWordDocument(document).addHead(page);
    var isFirst = true;
    for (var paragraph : letter.strip().split("\\R{2,}")) {
      document
          .paragraph(Style.BODY_TEXT)
          .inDirection(PageLanguage.isRightToLeft(paragraph, isRightToLeft));
      if (isFirst) {
        document.spaceAbove(BELOW_HEAD);
      }
      document.text(paragraph);
      isFirst = false;
    }
    return document.toBytes();
  }

  private static Look look(ResumeDesign design, double usualSize, String language) {
    return new Look(
        design.fontFamily().filter(FontFamily::hasSerifs).isPresent() ? "Cambria" : "Calibri",
        design.fontSize().orElse(usualSize),
        design.accentColor().map(it -> it.toString().substring(1)).orElse("auto"),
        design.paper(),
        language);
  }

  private void addHead(ResumePage page) {
    if (!page.photo().isEmpty()) {
      document.picture(page.photo(), page.name());
    }
    addUnlessEmpty(Style.TITLE, page.name());
    addUnlessEmpty(Style.SUBTITLE, page.label());
    addParts(page.contacts(), false);
    addParts(page.profiles(), false);
  }

  private void add(ResumePage page) {
    addHead(page);
    for (var section : page.sections()) {
      if (section.pageBreak().filter(it -> it == PageBreak.KEEP_TOGETHER).isPresent()) {
        document.together(() -> add(section, false));
      } else {
        add(
            section,
            section != page.sections().getFirst()
                && section.pageBreak().filter(it -> it == PageBreak.NEW_PAGE).isPresent());
      }
    }
  }

  private void add(Section section, boolean isOnNewPage) {
    document.paragraph(Style.HEADING_1);
    if (isOnNewPage) {
      document.onNewPage();
    }
    add(section);
  }

  private void add(Section section) {
    document.text(section.heading());
    section.blocks().forEach(this::add);
    section.entries().forEach(this::add);
    for (var row : section.rows()) {
      document.paragraph(Style.NORMAL);
      if (!row.name().isEmpty()) {
        document.text(row.name() + ": ", true, false);
      }
      document.text(row.text());
    }
  }

  private void add(Entry entry) {
    document.paragraph(Style.HEADING_2);
    add(entry.title());
    if (!entry.dates().isEmpty()) {
      document.atRight(entry.dates());
    }
    var hasText =
        !entry.blocks().isEmpty() || !entry.highlights().isEmpty() || !entry.keywords().isEmpty();
    addParts(entry.subtitle(), hasText);
    entry.blocks().forEach(this::add);
    for (var line : entry.highlights()) {
      document.paragraph(Style.LIST_BULLET).inDirection(line.isRightToLeft());
      add(line);
    }
    addUnlessEmpty(Style.NORMAL, entry.keywords());
  }

  private void add(Block block) {
    for (var line : block.lines()) {
      document
          .paragraph(block.isList() ? Style.LIST_BULLET : Style.NORMAL)
          .inDirection(line.isRightToLeft());
      if (block.isApart() && line == block.lines().getFirst()) {
        document.spaceAbove(HALF_A_LINE);
      }
      add(line);
    }
  }

  private void add(Line line) {
    for (var span : line.spans()) {
      if (span.href().isEmpty()) {
        document.text(span.text(), span.isBold(), span.isItalic());
      } else {
        document.link(span.text(), span.href());
      }
    }
  }

  private void addParts(List<Text> parts, boolean isWithNext) {
    if (!parts.isEmpty()) {
      document.paragraph(Style.NORMAL);
      if (isWithNext) {
        document.withNext();
      }
      for (var part : parts) {
        document.text(part == parts.getFirst() ? "" : " · ");
        add(part);
      }
    }
  }

  private void add(Text text) {
    if (text.href().isEmpty()) {
      document.text(text.text());
    } else {
      document.link(text.text(), text.href());
    }
  }

  private void addUnlessEmpty(Style style, String text) {
    if (!text.isEmpty()) {
      document.paragraph(style).text(text);
    }
  }
}
