package dev.jobtrail.pdf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkedContentReference;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.StandardStructureTypes;

/**
 * Tags the first text of each list item, its bullet, as the label of the item.
 *
 * <p>The renderer tags markers as labels itself, but draws those of a page before all of its text.
 */
final class ListLabels {

  /** By the key of a page, the structure element of each piece of marked content. */
  private final Map<Integer, COSArray> parents = new HashMap<>();

  private ListLabels() {}

  static void addTo(PDDocument document) {
    var root = document.getDocumentCatalog().getStructureTreeRoot();
    var labels = new ListLabels();
    var pages = root.getParentTree().getCOSObject().getCOSArray(COSName.NUMS);
    for (var index = 0; index + 1 < pages.size(); index += 2) {
      if (pages.getObject(index + 1) instanceof COSArray contents) {
        labels.parents.put(pages.getInt(index), contents);
      }
    }
    labels.add(root.getKids());
  }

  private void add(List<Object> kids) {
    for (var kid : kids) {
      if (kid instanceof PDStructureElement element) {
        if (element.getStructureType().equals(StandardStructureTypes.L_BODY)) {
          add(element);
        }
        add(element.getKids());
      }
    }
  }

  private void add(PDStructureElement body) {
    if (body.getParent() instanceof PDStructureElement item
        && body.getKids().getFirst() instanceof PDMarkedContentReference bullet) {
      var label = new PDStructureElement(StandardStructureTypes.LBL, item);
      body.removeKid(bullet);
      label.appendKid(bullet);
      item.insertBefore(label, body);
      parents.get(bullet.getPage().getStructParents()).set(bullet.getMCID(), label);
    }
  }
}
