package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.account.PagedData;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkState;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** The discovery runs in the export of an account. */
@Singleton
class RunData extends PagedData<RunView> {

  RunData(Runs runs) {
    super("discoveryRuns", 50, RunView::id, runs::after);
  }

  /** A run of an export. */
  @RegisterForReflection
  record ImportedRun(
      @NotNull UUID id,
      @NotNull UUID resumeId,
      @NotNull WorkState state,
      boolean scheduled,
      @NotNull @Size(max = 1_000) List<@NotNull @Valid ImportedBoard> boards,
      @Size(max = 2_000) String error,
      @NotNull Instant createdAt,
      Instant updatedAt,
      Instant startedAt,
      Instant finishedAt) {}

  /** A board of a run of an export. */
  @RegisterForReflection
  record ImportedBoard(
      @NotNull Board board,
      @Size(max = 200) String company,
      @NotNull WorkState state,
      @PositiveOrZero int fetched,
      @PositiveOrZero int kept,
      @PositiveOrZero @JsonProperty("new") int newOnes,
      @Size(max = 2_000) String note,
      @Size(max = 2_000) String error) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(ImportedRun.class, "discovery_run", ImportedRun::id, RunData::store)
        .after("resumes");
  }

  private static void store(ImportedRun run, RecordImport to) {
    var resume = to.require("resumes", run.resumeId());
    to.ofSameApplicantAs(resume);
    if (run.state().isOpen()) {
      to.leaveOut(Message.of("It was searching when the export was written.").english());
    }
    to.ownRow("discovery_run")
        .set("resume_id", resume.id())
        .set("state", run.state())
        .set("is_scheduled", run.scheduled())
        .set("error", run.error())
        .set("started_at", run.startedAt())
        .set("finished_at", run.finishedAt())
        .times(run.createdAt(), run.updatedAt());
    for (int i = 0; i < run.boards().size(); i++) {
      store(run.boards().get(i), i, to);
    }
  }

  private static void store(ImportedBoard board, int position, RecordImport to) {
    to.row("discovery_run_board")
        .set("id", to.newId())
        .set("run_id", to.id())
        .set("position", position)
        .set("board", board.board())
        .set("company", board.company())
        .set("target_ids", List.of())
        .set("state", board.state())
        .set("fetched", board.fetched())
        .set("kept", board.kept())
        .set("new_ones", board.newOnes())
        .set("note", board.note())
        .set("error", board.error());
  }
}
