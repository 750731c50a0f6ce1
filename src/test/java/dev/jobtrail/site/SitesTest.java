package dev.jobtrail.site;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardSite;
import dev.jobtrail.form.FormVendor;
import dev.jobtrail.form.LocalVendor;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.arc.All;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class SitesTest {

  @Inject @All List<BoardSite> boards;

  @Inject @All List<FormVendor> forms;

  @Test
  void hasOneBeanForEachBoardOfTheContract() {
    assertThat(boards).extracting(BoardSite::board).containsExactlyInAnyOrder(Board.values());
    assertThat(boards).extracting(BoardSite::name).doesNotContainNull().doesNotHaveDuplicates();
  }

  @Test
  void canAskEveryBoardThatIsSearched() {
    assertThat(boards)
        .filteredOn(BoardAdapter.class::isInstance)
        .extracting(BoardSite::board)
        .containsExactlyInAnyOrderElementsOf(Board.searchable());
  }

  @Test
  void findsEveryVendorOfForms() {
    assertThat(vendors())
        .extracting(Object::getClass)
        .containsExactlyInAnyOrderElementsOf(
            TestSites.all(FormVendor.class).stream().map(Object::getClass).toList());
    assertThat(vendors())
        .extracting(FormVendor::name)
        .hasSizeGreaterThan(7)
        .doesNotHaveDuplicates();
  }

  @Test
  void keepsASiteInAFolderOfItsName() {
    assertThat(boards)
        .allSatisfy(
            it ->
                assertThat(it.getClass().getPackageName())
                    .isEqualTo("dev.jobtrail.site." + it.board().wireName()));
    assertThat(vendors())
        .allSatisfy(
            it ->
                assertThat(it.getClass().getPackageName())
                    .isEqualTo("dev.jobtrail.site." + it.name()));
  }

  /** Without the one that tests add. */
  private List<FormVendor> vendors() {
    return forms.stream().filter(it -> !(it instanceof LocalVendor)).toList();
  }
}
