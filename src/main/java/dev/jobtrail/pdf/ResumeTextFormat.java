package dev.jobtrail.pdf;

import dev.jobtrail.pdf.ResumePage.Block;
import dev.jobtrail.pdf.ResumePage.Entry;
import dev.jobtrail.pdf.ResumePage.Line;
import dev.jobtrail.pdf.ResumePage.Section;
import dev.jobtrail.pdf.ResumePage.Span;
import dev.jobtrail.pdf.ResumePage.Text;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes a resume as text, in the order of the printed page. */
enum ResumeTextFormat {
  /** CommonMark. */
  MARKDOWN {
    @Override
    String heading(String text, int level) {
      return "#".repeat(level) + " " + plain(text);
    }

    @Override
    String plain(String text) {
      var inline = SPECIAL.matcher(text).replaceAll("\\\\$0");
      return AT_START.matcher(inline).replaceFirst("$1\\\\$2");
    }

    @Override
    String strong(String text) {
      return text.isEmpty() ? "" : "**" + plain(text) + "**";
    }

    @Override
    String line(Line line) {
      var text = line.spans().stream().map(MARKDOWN::span).collect(Collectors.joining());
      return AT_START.matcher(text).replaceFirst("$1\\\\$2");
    }

    @Override
    String link(Text text) {
      return text.href().isEmpty()
          ? plain(text.text())
          : "[" + plain(text.text()) + "](<" + text.href().replaceAll("[<>\\s]", "") + ">)";
    }
  },

  /** Plain text without markup. */
  TEXT {
    @Override
    String heading(String text, int level) {
      return level == 2 ? text.toUpperCase(java.util.Locale.ROOT) : text;
    }

    @Override
    String plain(String text) {
      return text;
    }

    @Override
    String strong(String text) {
      return text;
    }

    @Override
    String line(Line line) {
      return line.text();
    }

    @Override
    String link(Text text) {
      return text.text();
    }

    /** An empty line stands between entries only, so that an import can tell them apart. */
    @Override
    String betweenParts() {
      return "\n";
    }
  };

  private static final Pattern SPECIAL = Pattern.compile("[\\\\`*_\\[\\]<>&|~]");

  /** What would begin a heading, a list or a rule. */
  private static final Pattern AT_START = Pattern.compile("^(\\d*)([#+=.)-])");

  abstract String heading(String text, int level);

  abstract String plain(String text);

  abstract String strong(String text);

  /** A line with its markup. */
  abstract String line(Line line);

  abstract String link(Text text);

  /** Between the title, the subtitle and the texts of an entry. */
  String betweenParts() {
    return "\n\n";
  }

  /** The whole resume, with a line break at its end. */
  String write(ResumePage page) {
    var head =
        Stream.of(
                page.name().isEmpty() ? "" : heading(page.name(), 1),
                plain(page.label()),
                links(page.contacts()),
                links(page.profiles()))
            .filter(it -> !it.isEmpty());
    var sections = page.sections().stream().map(this::section);
    return Stream.concat(head, sections).collect(Collectors.joining("\n\n")) + "\n";
  }

  private String links(List<Text> texts) {
    return texts.stream().map(this::link).collect(Collectors.joining(" | "));
  }

  private String section(Section section) {
    var rows =
        section.rows().stream()
            .map(row -> row.name().isEmpty() ? plain(row.text()) : row(row.name(), row.text()));
    return Stream.of(
            Stream.of(heading(section.heading(), 2)),
            section.blocks().stream().map(this::block),
            section.entries().stream().map(this::entry),
            rows)
        .flatMap(it -> it)
        .collect(Collectors.joining("\n\n"));
  }

  private String span(Span span) {
    var sign = (span.isBold() ? "**" : "") + (span.isItalic() ? "*" : "");
    var text =
        span.href().isEmpty()
            ? SPECIAL.matcher(span.text()).replaceAll("\\\\$0")
            : link(new Text(span.text(), span.href()));
    return sign + text + sign;
  }

  private String row(String name, String text) {
    return strong(name + ":") + " " + plain(text);
  }

  private String entry(Entry entry) {
    var subtitle =
        Stream.concat(entry.subtitle().stream().map(this::link), Stream.of(plain(entry.dates())))
            .filter(it -> !it.isEmpty())
            .collect(Collectors.joining(" | "));
    var title = entry.title().text().isEmpty() ? "" : title(entry.title());
    return Stream.of(
            Stream.of(title, subtitle),
            entry.blocks().stream().map(this::block),
            Stream.of(list(entry.highlights()), plain(entry.keywords())))
        .flatMap(it -> it)
        .filter(it -> !it.isEmpty())
        .collect(Collectors.joining(betweenParts()));
  }

  private String block(Block block) {
    return block.isList() ? list(block.lines()) : line(block.lines().getFirst());
  }

  private String list(List<Line> items) {
    return items.stream().map(it -> "- " + line(it)).collect(Collectors.joining("\n"));
  }

  private String title(Text title) {
    return this == MARKDOWN ? "### " + link(title) : title.text();
  }
}
