package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The frame that contains most of a form, and the vendor of the form. */
record FormPlace(List<Page.Frame> frames, FormVendor vendor, FormSnapshot reading) {

  private static final int DEEPEST = 3;
  private static final int MOST_FRAMES = 12;
  private static final int SURE = 8;

  /** All selectors of a vendor for the scripts, empty where it has none. */
  static Map<String, String> selectors(FormVendor vendor) {
    return Stream.of(FormPart.values())
        .collect(Collectors.toMap(FormPart::key, it -> vendor.selectors().getOrDefault(it, "")));
  }

  static PageState state(Page page, FormVendor vendor) {
    return PageState.of(page.run(Script.STATE, selectors(vendor), page.vendors().markers()));
  }

  static FormSnapshot read(Page page, FormVendor vendor) {
    return FormSnapshot.readGuarded(page, vendor, false, null);
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
      FormSnapshot reading = read(page, vendor);
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
        // A frame may be removed or reloaded while it is read.
        back(path);
      }
    }

    private void back(List<Page.Frame> path) {
      page.toTop();
      path.forEach(page::into);
    }
  }

  /** The result of {@code way.js}; null for none. */
  static JsonNode way(Page page, FormVendor vendor) {
    JsonNode way = page.run(Script.WAY, selectors(vendor));
    return way == null || way.isNull() || way.isMissingNode() ? null : way;
  }
}
