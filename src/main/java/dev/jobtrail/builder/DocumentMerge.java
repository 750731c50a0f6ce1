package dev.jobtrail.builder;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Three-way merge of documents: applies the change from one document to another to a third one.
 *
 * <p>Items of lists are recognized by their content, so that a change finds its item although items
 * before it were added, removed or moved.
 */
final class DocumentMerge {

  /** Both sides changed the same value in different ways. */
  static final class Conflict extends Exception {

    private static final long serialVersionUID = 1L;

    Conflict() {
      super(null, null, false, false);
    }
  }

  /** Longer lists are not compared item by item. */
  private static final int LONGEST_LIST = 1_000;

  private static final List<String> IDENTITIES =
      List.of("name", "position", "institution", "organization", "title", "language", "startDate");

  private DocumentMerge() {}

  /**
   * The current document with the change from {@code base} to {@code changed}.
   *
   * @throws Conflict if the current document differs from the base at the same places
   */
  static JsonNode merge(JsonNode base, JsonNode changed, JsonNode current) throws Conflict {
    if (base.equals(current) || changed.equals(current)) {
      return changed;
    }
    if (base.equals(changed)) {
      return current;
    }
    if (base instanceof ObjectNode b && changed instanceof ObjectNode c) {
      return current instanceof ObjectNode d ? objects(b, c, d) : conflict();
    }
    if (base instanceof ArrayNode b && changed instanceof ArrayNode c) {
      return current instanceof ArrayNode d ? lists(b, c, d) : conflict();
    }
    return conflict();
  }

  private static JsonNode conflict() throws Conflict {
    throw new Conflict();
  }

  private static JsonNode objects(ObjectNode base, ObjectNode changed, ObjectNode current)
      throws Conflict {
    var names = new LinkedHashSet<String>();
    for (var it : List.of(current, changed)) {
      it.fieldNames().forEachRemaining(names::add);
    }
    var merged = JsonNodeFactory.instance.objectNode();
    for (var name : names) {
      var value = merge(value(base, name), value(changed, name), value(current, name));
      if (!value.isMissingNode()) {
        merged.set(name, value);
      }
    }
    return merged;
  }

  private static JsonNode value(ObjectNode node, String name) {
    return node.has(name) ? node.get(name) : MissingNode.getInstance();
  }

  private static JsonNode lists(ArrayNode base, ArrayNode changed, ArrayNode current)
      throws Conflict {
    if (Math.max(base.size(), Math.max(changed.size(), current.size())) > LONGEST_LIST) {
      return conflict();
    }
    var inChanged = counterparts(base, changed);
    var inCurrent = counterparts(base, current);
    if (isReordered(inChanged)) {
      return reordered(base, changed, current, inChanged, inCurrent);
    }
    if (isReordered(inCurrent)) {
      // the current order stays; the change is carried into it
      return reordered(base, current, changed, inCurrent, inChanged);
    }
    return sequence(base, changed, current, inChanged, inCurrent);
  }

  /** For each item of the base its index in the other list, or -1. */
  private static int[] counterparts(ArrayNode base, ArrayNode other) {
    var found = new int[base.size()];
    var taken = new boolean[other.size()];
    for (var i = 0; i < found.length; i++) {
      found[i] = indexOf(other, taken, i, base.get(i), false);
    }
    for (var i = 0; i < found.length; i++) {
      if (found[i] < 0) {
        found[i] = indexOf(other, taken, i, base.get(i), true);
      }
    }
    // texts that were rewritten keep their place between their neighbours
    for (var i = 0; i < found.length; i++) {
      var next = i == 0 ? 0 : found[i - 1] + 1;
      var isBefore = i == 0 || found[i - 1] >= 0;
      if (found[i] < 0 && isBefore && next < taken.length && !taken[next]) {
        var after = i + 1 == found.length ? other.size() : found[i + 1];
        if (after < 0 && base.size() == other.size() || after == next + 1) {
          found[i] = next;
          taken[next] = true;
        }
      }
    }
    return found;
  }

  private static int indexOf(
      ArrayNode list, boolean[] taken, int near, JsonNode item, boolean byIdentity) {
    if (near < list.size() && !taken[near] && isSame(list.get(near), item, byIdentity)) {
      taken[near] = true;
      return near;
    }
    for (var i = 0; i < list.size(); i++) {
      if (!taken[i] && isSame(list.get(i), item, byIdentity)) {
        taken[i] = true;
        return i;
      }
    }
    return -1;
  }

  private static boolean isSame(JsonNode one, JsonNode other, boolean byIdentity) {
    if (!byIdentity) {
      return one.equals(other);
    }
    return one.isObject()
        && other.isObject()
        && IDENTITIES.stream().anyMatch(one::has)
        && IDENTITIES.stream().allMatch(it -> one.path(it).equals(other.path(it)));
  }

  private static boolean isReordered(int[] places) {
    var last = -1;
    for (var place : places) {
      if (place >= 0 && place < last) {
        return true;
      }
      last = Math.max(last, place);
    }
    return false;
  }

  /** Items in the order of the first list, with what the second one made of them. */
  private static JsonNode reordered(
      ArrayNode base, ArrayNode order, ArrayNode other, int[] inOrder, int[] inOther)
      throws Conflict {
    if (isReordered(inOther)) {
      return conflict();
    }
    var baseOf = new int[order.size()];
    Arrays.fill(baseOf, -1);
    for (var i = 0; i < inOrder.length; i++) {
      if (inOrder[i] >= 0) {
        baseOf[inOrder[i]] = i;
      }
    }
    var merged = JsonNodeFactory.instance.arrayNode();
    for (var i = 0; i < order.size(); i++) {
      var from = baseOf[i];
      if (from < 0) {
        merged.add(order.get(i));
      } else if (inOther[from] >= 0) {
        merged.add(merge(base.get(from), order.get(i), other.get(inOther[from])));
      } else if (!order.get(i).equals(base.get(from))) {
        return conflict();
      }
    }
    for (var i = 0; i < inOrder.length; i++) {
      var isChanged = inOther[i] >= 0 && !other.get(inOther[i]).equals(base.get(i));
      if (inOrder[i] < 0 && isChanged) {
        return conflict();
      }
    }
    for (var added : added(other, inOther)) {
      merged.add(added);
    }
    return merged;
  }

  private static List<JsonNode> added(ArrayNode list, int[] places) {
    var known = new boolean[list.size()];
    for (var place : places) {
      if (place >= 0) {
        known[place] = true;
      }
    }
    var added = new ArrayList<JsonNode>();
    for (var i = 0; i < list.size(); i++) {
      if (!known[i]) {
        added.add(list.get(i));
      }
    }
    return added;
  }

  private static JsonNode sequence(
      ArrayNode base, ArrayNode changed, ArrayNode current, int[] inChanged, int[] inCurrent)
      throws Conflict {
    var merged = JsonNodeFactory.instance.arrayNode();
    var nextChanged = 0;
    var nextCurrent = 0;
    var isGone = false;
    for (var i = 0; i < base.size(); i++) {
      var atChanged = inChanged[i];
      var atCurrent = inCurrent[i];
      if (atChanged >= 0 && atCurrent >= 0) {
        addNew(
            merged,
            items(changed, nextChanged, atChanged),
            items(current, nextCurrent, atCurrent),
            isGone);
        isGone = false;
        merged.add(merge(base.get(i), changed.get(atChanged), current.get(atCurrent)));
        nextChanged = atChanged + 1;
        nextCurrent = atCurrent + 1;
      } else if (atChanged >= 0) {
        requireSame(base.get(i), changed.get(atChanged));
        addNew(merged, items(changed, nextChanged, atChanged), List.of(), isGone);
        nextChanged = atChanged + 1;
      } else if (atCurrent >= 0) {
        requireSame(base.get(i), current.get(atCurrent));
        addNew(merged, List.of(), items(current, nextCurrent, atCurrent), isGone);
        nextCurrent = atCurrent + 1;
      } else {
        isGone = true;
      }
    }
    addNew(
        merged,
        items(changed, nextChanged, changed.size()),
        items(current, nextCurrent, current.size()),
        isGone);
    return merged;
  }

  /** An item that one side removed must be unchanged on the other. */
  private static void requireSame(JsonNode base, JsonNode other) throws Conflict {
    if (!base.equals(other)) {
      throw new Conflict();
    }
  }

  private static List<JsonNode> items(ArrayNode list, int from, int to) {
    var items = new ArrayList<JsonNode>();
    for (var i = from; i < to; i++) {
      items.add(list.get(i));
    }
    return items;
  }

  /**
   * @param isGone whether neither side has an item any more that stood here; what both have instead
   *     may be two versions of it
   */
  private static void addNew(
      ArrayNode merged, List<JsonNode> changed, List<JsonNode> current, boolean isGone)
      throws Conflict {
    if (isGone && !changed.isEmpty() && !current.isEmpty() && !changed.equals(current)) {
      throw new Conflict();
    }
    var added = new LinkedHashSet<>(current);
    added.addAll(changed);
    added.forEach(merged::add);
  }
}
