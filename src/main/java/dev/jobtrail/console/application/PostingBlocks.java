package dev.jobtrail.console.application;

import dev.jobtrail.text.ReadableText;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.List;

/** The description of a posting as plain-text paragraphs and lists, without markup. */
final class PostingBlocks {

  private static final int LONGEST = 100_000;
  private static final String BULLET = "- ";

  private final List<Block> blocks = new ArrayList<>();
  private final List<String> paragraph = new ArrayList<>();
  private final List<String> items = new ArrayList<>();

  private PostingBlocks() {}

  /**
   * A paragraph or a list.
   *
   * @param text null for a list
   */
  @TemplateData
  record Block(String text, List<String> items) {}

  static List<Block> of(String description) {
    var text = new PostingBlocks();
    ReadableText.ofHtml(description, LONGEST).lines().forEach(text::add);
    text.endList();
    text.endParagraph();
    return text.blocks;
  }

  private void add(String line) {
    if (line.startsWith(BULLET)) {
      endParagraph();
      items.add(line.substring(BULLET.length()));
    } else if (line.isBlank()) {
      endParagraph();
    } else {
      endList();
      paragraph.add(line);
    }
  }

  private void endList() {
    if (!items.isEmpty()) {
      blocks.add(new Block(null, List.copyOf(items)));
      items.clear();
    }
  }

  private void endParagraph() {
    if (!paragraph.isEmpty()) {
      blocks.add(new Block(String.join("\n", paragraph), List.of()));
      paragraph.clear();
    }
  }
}
