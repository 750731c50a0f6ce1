package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardCompany;
import dev.jobtrail.discovery.board.WalkEnd;
import dev.jobtrail.work.WorkState;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** A board, or a company on a board, that a run crawls, and its progress. */
@Entity
@Table(name = "discovery_run_board")
class RunBoard extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  @Column(updatable = false)
  UUID runId;

  @Column(updatable = false)
  int position;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  Board board;

  /** The company's slug; null on a board that is searched as a whole. */
  @Column(updatable = false)
  String company;

  @Column(updatable = false)
  private String token;

  /** The targets that want it. */
  @Column(updatable = false)
  List<UUID> targetIds;

  @Enumerated(EnumType.STRING)
  private WorkState state = WorkState.QUEUED;

  private int fetched;
  private int kept;
  private int newOnes;
  private String note;
  private String error;

  protected RunBoard() {}

  RunBoard(UUID runId, int position, Board board, BoardCompany company, List<UUID> targetIds) {
    this.runId = runId;
    this.position = position;
    this.board = board;
    this.company = company == null ? null : company.slug();
    this.token = company == null ? null : company.token();
    this.targetIds = targetIds;
  }

  static List<RunBoard> ofRuns(Collection<UUID> runIds) {
    return list("runId in ?1 order by runId, position", runIds);
  }

  /** One of them, locked until the transaction ends. */
  static RunBoard lock(UUID id) {
    return RunBoard.<RunBoard>find("id", id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .singleResult();
  }

  /** Null on a board that is searched as a whole. */
  BoardCompany company() {
    return company == null ? null : new BoardCompany(company, token);
  }

  boolean isOpen() {
    return state.isOpen();
  }

  /** Starts or restarts. */
  void begin() {
    state = WorkState.RUNNING;
    fetched = 0;
    kept = 0;
    newOnes = 0;
  }

  void count(int moreFetched, int moreKept, int moreNew) {
    fetched += moreFetched;
    kept += moreKept;
    newOnes += moreNew;
  }

  void finish(WalkEnd end) {
    state = WorkState.DONE;
    note = end.note();
  }

  void fail(String reason) {
    state = WorkState.FAILED;
    error = reason;
  }

  void cancel() {
    if (isOpen()) {
      state = WorkState.CANCELLED;
    }
  }

  RunView.BoardProgress view() {
    return new RunView.BoardProgress(board, company, state, fetched, kept, newOnes, note, error);
  }
}
