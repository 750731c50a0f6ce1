package dev.jobtrail.resume.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds the entries that a file itself marks: by headings of one level, or by empty lines. */
final class MarkedBlocks {

  /**
   * An entry.
   *
   * @param start its first line
   * @param end the line behind its last one
   * @param date the line with its period, if it has one
   */
  record Block(int start, int end, Optional<Integer> date) {}

  private MarkedBlocks() {}

  /** The entries of a section; none if marks do not tell where each begins. */
  static List<Block> of(List<TextLine> lines) {
    if (lines.isEmpty()) {
      return List.of();
    }
    var level = lines.getFirst().level();
    if (level == 0) {
      var blocks = blocks(lines, indexes(lines, true));
      return lines.stream().allMatch(it -> it.level() == 0) && areEntries(lines, blocks)
          ? blocks
          : List.of();
    }
    var blocks = blocks(lines, indexes(lines, false));
    return lines.stream().allMatch(it -> it.level() == 0 || it.level() == level)
            && blocks.stream().allMatch(it -> dates(lines, it).size() <= 1)
        ? blocks
        : List.of();
  }

  private static List<Integer> indexes(List<TextLine> lines, boolean isPlain) {
    return IntStream.range(0, lines.size())
        .filter(it -> isPlain ? lines.get(it).opensBlock() : lines.get(it).level() > 0)
        .boxed()
        .toList();
  }

  private static List<Block> blocks(List<TextLine> lines, List<Integer> starts) {
    var blocks = new ArrayList<Block>();
    for (var index = 0; index < starts.size(); index++) {
      var end = index + 1 < starts.size() ? starts.get(index + 1) : lines.size();
      var block = new Block(starts.get(index), end, Optional.empty());
      var date = dates(lines, block).stream().findFirst();
      blocks.add(new Block(block.start(), end, date));
    }
    return blocks;
  }

  private static List<Integer> dates(List<TextLine> lines, Block block) {
    return IntStream.range(block.start(), block.end())
        .filter(it -> isDated(lines.get(it)))
        .boxed()
        .toList();
  }

  private static boolean isDated(TextLine line) {
    return !line.isBullet() && !HeadFields.isDescription(line) && EntrySplitter.isDated(line);
  }

  /**
   * Whether empty lines stand between entries only. An undated block before one that begins with a
   * date may be its head.
   */
  private static boolean areEntries(List<TextLine> lines, List<Block> blocks) {
    return !blocks.isEmpty()
        && blocks.getFirst().start() == 0
        && blocks.stream().anyMatch(it -> it.end() > it.start() + 1)
        && blocks.stream().allMatch(it -> isHead(lines.get(it.start())))
        && blocks.stream().allMatch(it -> dates(lines, it).size() <= 1)
        && (blocks.stream().allMatch(it -> it.date().isPresent())
            || blocks.stream()
                .noneMatch(it -> it.date().filter(date -> date == it.start()).isPresent()));
  }

  /** Whether a line can be the first or the second one of an entry that is marked. */
  static boolean isHead(TextLine line) {
    return !line.isStory()
        && !(line.isSentence() && HeadFields.isDescription(line))
        && FieldLabels.courses(line.text()).isEmpty();
  }
}
