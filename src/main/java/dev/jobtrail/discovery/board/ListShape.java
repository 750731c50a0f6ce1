package dev.jobtrail.discovery.board;

import java.util.List;

/**
 * The location of the list of jobs in a response, which also proves that the response is a list.
 *
 * @param path the way to the list in JSON, empty where the answer is the list itself, null where
 *     the board never answers with JSON
 * @param root the name of the outermost XML element, or null where the board never answers with XML
 * @param xmlPath the way to the jobs below the root; all but the last step must be there, for an
 *     empty list has no last one
 */
public record ListShape(String path, String root, String xmlPath) {

  /** JSON that is the list itself. */
  public static ListShape array() {
    return new ListShape("", null, null);
  }

  /** JSON with the list in a field. */
  public static ListShape under(String path) {
    return new ListShape(path, null, null);
  }

  /** XML with the jobs below its outermost element. */
  public static ListShape xml(String root, String xmlPath) {
    return new ListShape(null, root, xmlPath);
  }

  /** The same, which may also be JSON with the list in a field. */
  public ListShape orUnder(String jsonPath) {
    return new ListShape(jsonPath, root, xmlPath);
  }

  /** The jobs in XML, or null for another shape. */
  List<JsonItem> in(XmlTree tree) {
    if (root == null || !root.equalsIgnoreCase(tree.root())) {
      return null;
    }
    var dot = xmlPath.lastIndexOf('.');
    var item = new JsonItem(tree.node());
    if (dot >= 0 && !item.at(xmlPath.substring(0, dot)).exists()) {
      return null;
    }
    return item.each(xmlPath);
  }
}
