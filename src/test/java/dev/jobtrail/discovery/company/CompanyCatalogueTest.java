package dev.jobtrail.discovery.company;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardCompany;
import dev.jobtrail.discovery.board.TestBoards;
import dev.jobtrail.fetch.TestFetcher;
import org.junit.jupiter.api.Test;

class CompanyCatalogueTest {

  private final CompanyCatalogue catalogue = new CompanyCatalogue();

  @Test
  void hasEmployersThatTheirBoardsCanHave() {
    assertThat(catalogue.matching(null, null)).hasSizeBetween(150, 300).doesNotHaveDuplicates();
    try (var boards = new TestBoards(new TestFetcher())) {
      assertThat(catalogue.matching(null, null))
          .allSatisfy(
              it ->
                  assertThatCode(
                          () -> boards.boards().check(it.board(), BoardCompany.of(it.slug())))
                      .doesNotThrowAnyException());
    }
  }

  @Test
  void isSearchedByBoardAndName() {
    assertThat(catalogue.matching(Board.LEVER, null))
        .isNotEmpty()
        .allMatch(it -> it.board() == Board.LEVER);
    assertThat(catalogue.matching(null, "HUGGING"))
        .extracting(CompanyCatalogue.Entry::name)
        .containsExactly("Hugging Face");
    assertThat(catalogue.named("hugging-face")).hasSize(1);
    assertThat(catalogue.named("hugging")).isEmpty();
  }
}
