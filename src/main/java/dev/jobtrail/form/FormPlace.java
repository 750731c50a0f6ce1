package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The place of a form on a page: the frame that holds the most of it, and whose form it is. */
record FormPlace(List<Page.Frame> frames, FormVendor vendor, Reading reading) {

  private static final int DEEPEST = 3;
  private static final int MOST_FRAMES = 12;
  private static final int SURE = 8;

  /** What a vendor's selectors are called in the scripts. */
  static Map<String, String> selectors(FormVendor vendor) {
    Map<String, String> all = new HashMap<>();
    all.put("form", vendor.form());
    all.put("wayToForm", vendor.wayToForm());
    all.put("question", vendor.question());
    all.put("questionTitle", vendor.questionTitle());
    all.put("questionRequired", vendor.questionRequired());
    all.put("repeater", vendor.repeater());
    all.put("honeypot", vendor.honeypot());
    all.put("search", vendor.search());
    all.put("suggestion", vendor.suggestion());
    all.put("uploaded", vendor.uploaded());
    all.put("uploadFailed", vendor.uploadFailed());
    all.put("next", vendor.next());
    all.put("send", vendor.send());
    all.put("success", vendor.success());
    all.put("failure", vendor.failure());
    all.put("humanCheck", vendor.humanCheck());
    all.put("closed", vendor.closed());
    return all;
  }

  static PageState state(Page page, FormVendor vendor) {
    return PageState.of(page.run(Script.STATE, selectors(vendor), page.vendors().markers()));
  }

  static Reading read(Page page, FormVendor vendor) {
    page.run(Script.GUARD, false);
    return Reading.of(page.run(Script.READ, selectors(vendor), Reading.MOST_FIELDS), vendor);
  }

  /** Looks through a page and its frames; leaves the browser at the top. */
  static FormPlace of(Page page, FormVendor vendor) {
    Search search = new Search(page);
    search.look(List.of(), vendor);
    page.toTop();
    return search.best;
  }

  private static final class Search {

    private final Page page;
    private int seen;
    private FormPlace best;

    private Search(Page page) {
      this.page = page;
    }

    private void look(List<Page.Frame> path, FormVendor vendor) {
      Reading reading = read(page, vendor);
      if (best == null || reading.score() > best.reading().score()) {
        best = new FormPlace(path, vendor, reading);
      }
      if (path.size() >= DEEPEST || best.reading().score() >= SURE || best.reading().tooMany()) {
        return;
      }
      for (Page.Frame frame : page.framesHere()) {
        if (++seen > MOST_FRAMES || best.reading().score() >= SURE) {
          return;
        }
        enter(path, frame, vendor);
      }
    }

    private void enter(List<Page.Frame> path, Page.Frame frame, FormVendor outer) {
      List<Page.Frame> deeper = new ArrayList<>(path);
      deeper.add(frame);
      try {
        back(path);
        page.into(frame);
        PageState state = state(page, outer);
        look(deeper, page.vendors().of(Page.uri(state.address()), state, outer));
        back(path);
      } catch (BrowserException fault) {
        if (fault.fault() == Fault.NO_BROWSER || fault.fault() == Fault.INTERRUPTED) {
          throw fault;
        }
        // A frame may go or be loaded anew while it is looked at.
        back(path);
      }
    }

    private void back(List<Page.Frame> path) {
      page.toTop();
      path.forEach(page::into);
    }
  }

  /** What {@code way.js} has found; null for nothing. */
  static JsonNode way(Page page, FormVendor vendor) {
    JsonNode way = page.run(Script.WAY, selectors(vendor));
    return way == null || way.isNull() || way.isMissingNode() ? null : way;
  }
}
