package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reading.FileEntry.HeadLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Decides which pieces of the heads of a section are the two names of each entry. A file has one
 * layout for all entries: of all readings of a head, the one is taken that explains its own words
 * and the heads of the others best.
 */
final class EntryRoles {

  /**
   * The names of an entry.
   *
   * @param title of a job, or the degree; null where it is missing
   * @param organization the employer or the school; null where it is missing
   * @param isBelowOrganization whether the title stands in a line below the organization
   * @param above lines above both names, which may belong to the entry before
   * @param rest the other pieces of the head
   */
  record Roles(
      String title,
      String organization,
      boolean isBelowOrganization,
      List<String> above,
      List<String> rest) {}

  /**
   * Where a name stands in a head.
   *
   * @param index of the piece among those that the row is split into
   */
  private record Slot(int row, HeadSplit split, int index) {}

  /** Where both names stand; null for one that is missing. */
  private record Reading(Slot title, Slot organization, double cost) {}

  /** Of heads that say nothing but places and the like. */
  private static final Reading NONE = new Reading(null, null, 0);

  /** Entries that tell the layout. */
  private static final int MOST_TELLING = 20;

  private static final int MOST_PIECES = 4;
  private static final int NO_ROW = Integer.MIN_VALUE;
  private static final double NO_TITLE = -2;
  private static final double NO_ORGANIZATION = -1;
  private static final double PER_STEP = 0.2;
  private static final double TITLE_BELOW = 0.1;

  /** The same where the file marks the first line of an entry. */
  private static final double TITLE_BELOW_MARK = 0.5;

  /** For a missing name in a marked entry that has further ones: each has a line. */
  private static final double UNUSED_NAME = 1.5;

  private static final int BOTH = 2;

  /** For a name below the period of heads that have two lines above it. */
  private static final double BELOW_NAMES = 2;

  private final ToDoubleFunction<String> titleRating;
  private final ToDoubleFunction<String> organizationRating;
  private final Map<String, Double> titles = new HashMap<>();
  private final Map<String, Double> organizations = new HashMap<>();
  private final List<FileEntry> entries;
  private final List<Map<Slot, String>> pieces = new ArrayList<>();
  private final Map<Reading, Double> readings = new LinkedHashMap<>();

  /** Whether each head has lines for both names above its period. */
  private final boolean areNamesAbove;

  private final boolean areMarked;

  private EntryRoles(
      List<FileEntry> entries,
      ToDoubleFunction<String> titleRating,
      ToDoubleFunction<String> organizationRating) {
    this.entries = entries;
    this.titleRating = titleRating;
    this.organizationRating = organizationRating;
    this.areMarked = entries.stream().allMatch(FileEntry::isMarked);
    entries.forEach(it -> pieces.add(pieces(it)));
    this.areNamesAbove = areNamesAbove();
    var slots = new LinkedHashSet<Slot>();
    pieces.forEach(it -> slots.addAll(it.keySet()));
    addReadings(slots);
  }

  /**
   * The names of the entries of a section.
   *
   * @param titleRating how much a piece looks like a title, below zero for the opposite
   * @param organizationRating the same for an employer or a school
   */
  static List<Roles> of(
      List<FileEntry> entries,
      ToDoubleFunction<String> titleRating,
      ToDoubleFunction<String> organizationRating) {
    var roles = new EntryRoles(entries, titleRating, organizationRating);
    var all = new ArrayList<Roles>();
    for (var index = 0; index < entries.size(); index++) {
      all.add(roles.roles(index));
    }
    return all;
  }

  private boolean areNamesAbove() {
    return !pieces.isEmpty()
        && pieces.stream().allMatch(it -> rowsAbove(it, _ -> true) >= 2)
        && rowsAbove(pieces.getFirst(), it -> !HeadFields.isPlace(it)) >= 2;
  }

  private static long rowsAbove(Map<Slot, String> pieces, Predicate<String> isName) {
    return pieces.entrySet().stream()
        .filter(it -> it.getKey().row() < 0 && isName.test(it.getValue()))
        .map(it -> it.getKey().row())
        .distinct()
        .count();
  }

  private static Map<Slot, String> pieces(FileEntry entry) {
    var pieces = new LinkedHashMap<Slot, String>();
    var rows = rows(entry.head());
    for (var line = 0; line < rows.length; line++) {
      if (rows[line] != NO_ROW) {
        addPieces(entry.head().get(line), rows[line], pieces);
      }
    }
    return pieces;
  }

  private static void addPieces(HeadLine line, int row, Map<Slot, String> pieces) {
    var whole = HeadSplit.PARTS.of(line);
    for (var split : HeadSplit.values()) {
      var of = split == HeadSplit.PARTS ? whole : split.of(line);
      if (split == HeadSplit.PARTS || of.size() > whole.size()) {
        for (var index = 0; index < Math.min(of.size(), MOST_PIECES); index++) {
          pieces.put(new Slot(row, split, index), of.get(index));
        }
      }
    }
  }

  /** The rows of lines, counted from that of the period; lines without names do not count. */
  private static int[] rows(List<HeadLine> head) {
    var rows = new int[head.size()];
    var dated = 0;
    while (dated < head.size() && head.get(dated).row() < 0) {
      dated++;
    }
    for (int line = dated - 1, row = 0; line >= 0; line--) {
      rows[line] = hasName(head.get(line)) ? --row : NO_ROW;
    }
    for (int line = dated + 1, row = 0; line < rows.length; line++) {
      rows[line] = hasName(head.get(line)) ? ++row : NO_ROW;
    }
    return rows;
  }

  private static boolean hasName(HeadLine line) {
    return HeadSplit.PARTS.of(line).stream().anyMatch(it -> !NameEvidence.isNoName(it));
  }

  /** All pairs of slots: of rows as they are, or of one row that is split further. */
  private void addReadings(Set<Slot> slots) {
    for (var title : slots) {
      for (var organization : slots) {
        var isOneRow = title.row() == organization.row() && title.split() == organization.split();
        var areWhole = title.split() == HeadSplit.PARTS && organization.split() == HeadSplit.PARTS;
        if (!title.equals(organization) && (isOneRow || areWhole)) {
          add(new Reading(title, organization, cost(title, organization)));
        }
      }
      if (title.split() == HeadSplit.PARTS) {
        add(new Reading(title, null, PER_STEP * steps(title)));
        add(new Reading(null, title, PER_STEP * steps(title)));
      }
    }
  }

  private void add(Reading reading) {
    var telling = pieces.subList(0, Math.min(pieces.size(), MOST_TELLING));
    var sum = telling.stream().mapToDouble(it -> score(reading, it)).sum();
    readings.put(reading, sum / telling.size());
  }

  /** Names stand close to each other and to the period, and the title is the first more often. */
  private double cost(Slot title, Slot organization) {
    var isBelow =
        title.row() == organization.row()
            ? title.index() > organization.index()
            : title.row() > organization.row();
    var apart =
        title.row() == organization.row()
            ? Math.abs(title.index() - organization.index()) - 1
            : Math.abs(title.row() - organization.row()) - 1;
    return title.split().cost()
        + (isBelow ? areMarked ? TITLE_BELOW_MARK : TITLE_BELOW : 0)
        + (areNamesAbove && Math.max(title.row(), organization.row()) > 0 ? BELOW_NAMES : 0)
        + PER_STEP * (apart + Math.min(steps(title), steps(organization)));
  }

  private static int steps(Slot slot) {
    return Math.abs(slot.row()) + slot.index();
  }

  private double score(Reading reading, Map<Slot, String> of) {
    var title = reading.title() == null ? null : of.get(reading.title());
    var organization = reading.organization() == null ? null : of.get(reading.organization());
    return (title == null ? NO_TITLE : titles.computeIfAbsent(title, titleRating::applyAsDouble))
        + (organization == null
            ? NO_ORGANIZATION
            : organizations.computeIfAbsent(organization, organizationRating::applyAsDouble))
        - (areMarked && (title == null || organization == null) && haveBothNames(of)
            ? UNUSED_NAME
            : 0)
        - reading.cost();
  }

  /** Whether two lines of a head have names. */
  private static boolean haveBothNames(Map<Slot, String> pieces) {
    return pieces.entrySet().stream()
            .filter(it -> it.getKey().split() == HeadSplit.PARTS && it.getKey().index() == 0)
            .filter(
                it -> !NameEvidence.isNoName(it.getValue()) && !HeadFields.isPlace(it.getValue()))
            .count()
        >= BOTH;
  }

  private Roles roles(int index) {
    var of = pieces.get(index);
    var best = NONE;
    var most = Double.NEGATIVE_INFINITY;
    for (var reading : readings.entrySet()) {
      var score = score(reading.getKey(), of) + reading.getValue();
      if (score > most) {
        most = score;
        best = reading.getKey();
      }
    }
    return roles(entries.get(index), of, best);
  }

  private static Roles roles(FileEntry entry, Map<Slot, String> pieces, Reading reading) {
    var used = new HashSet<Slot>();
    for (var slot : new Slot[] {reading.title(), reading.organization()}) {
      if (slot != null && pieces.containsKey(slot)) {
        used.add(slot);
      }
    }
    var rows = rows(entry.head());
    var isAbove = !used.isEmpty();
    var above = new ArrayList<String>();
    var rest = new ArrayList<String>();
    for (var line = 0; line < rows.length; line++) {
      var row = rows[line];
      var of = entry.head().get(line);
      isAbove &= of.row() < 0 && used.stream().noneMatch(it -> it.row() == row);
      (isAbove ? above : rest).addAll(unused(of, row, used));
    }
    var isBelow = used.size() == 2 && reading.title().row() > reading.organization().row();
    return new Roles(
        pieces.get(reading.title()), pieces.get(reading.organization()), isBelow, above, rest);
  }

  private static List<String> unused(HeadLine line, int row, Set<Slot> used) {
    var split =
        used.stream()
            .filter(it -> it.row() == row)
            .map(Slot::split)
            .findFirst()
            .orElse(HeadSplit.PARTS);
    var pieces = split.of(line);
    var unused = new ArrayList<String>();
    for (var index = 0; index < pieces.size(); index++) {
      if (!used.contains(new Slot(row, split, index))) {
        unused.add(pieces.get(index));
      }
    }
    return unused;
  }
}
