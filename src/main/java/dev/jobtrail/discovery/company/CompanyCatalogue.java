package dev.jobtrail.discovery.company;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.text.TextResource;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Well-known employers on job boards, from public knowledge, unverified until they are used. */
@ApplicationScoped
public class CompanyCatalogue {

  /** An employer on a board. */
  @RegisterForReflection
  @Schema(
      name = "CatalogueCompany",
      description = "An employer on a job board; not verified, checked when it is used.")
  public record Entry(
      @Schema(required = true) Board board,
      @Schema(required = true) String slug,
      @Schema(required = true) String name) {}

  private final List<Entry> entries =
      TextResource.lines("/discovery/employers.tsv").stream().map(CompanyCatalogue::entry).toList();

  /** The names of all employers, each once. */
  public List<String> names() {
    return entries.stream().map(Entry::name).distinct().toList();
  }

  /** The entries whose name contains a text, all for none, of one board or of all for null. */
  List<Entry> matching(Board board, String text) {
    var wanted = text == null ? "" : SiteName.folded(text);
    return entries.stream()
        .filter(it -> board == null || it.board() == board)
        .filter(it -> SiteName.folded(it.name()).contains(wanted))
        .toList();
  }

  /** The entries of exactly this name, written in any way. */
  List<Entry> named(String name) {
    var wanted = SiteName.folded(name);
    return entries.stream().filter(it -> SiteName.folded(it.name()).equals(wanted)).toList();
  }

  private static Entry entry(String line) {
    var parts = line.split("\t");
    return new Entry(Board.named(parts[0]).orElseThrow(), parts[1], parts[2]);
  }
}
