package dev.jobtrail.application;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.UUID;

/** Reads and changes the stages of accounts. */
@ApplicationScoped
public class Stages implements AccountData {

  /** Of an account; more would be no stages but tags. */
  static final int MOST = 20;

  private final AdvisoryLocks locks;
  private final Clock clock;

  Stages(AdvisoryLocks locks, Clock clock) {
    this.locks = locks;
    this.clock = clock;
  }

  /** The stages of an account in their order. */
  @Transactional
  public List<StageView> of(UUID accountId) {
    return Stage.of(accountId).stream().map(Stage::view).toList();
  }

  /**
   * Adds a stage.
   *
   * @throws ApiException ALREADY_EXISTS for the name of another one, INVALID_TRANSITION for too
   *     many
   */
  @Transactional
  StageView create(UUID accountId, StageEdit wanted) {
    var stages = locked(accountId);
    requireFreeName(stages, null, wanted.name());
    if (stages.size() >= MOST) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "An account can have %d stages. Delete one first.", MOST);
    }
    var stage = new Stage(accountId, wanted, clock);
    stage.persist();
    stages.add(wanted.position() == null ? stages.size() : placeIn(stages, wanted), stage);
    number(stages);
    return stage.view();
  }

  /**
   * Replaces a stage.
   *
   * @throws ApiException NOT_FOUND, ALREADY_EXISTS for the name of another one
   */
  @Transactional
  StageView change(UUID accountId, UUID id, StageEdit wanted) {
    var stages = locked(accountId);
    var stage =
        stages.stream()
            .filter(it -> it.id.equals(id))
            .findFirst()
            .orElseThrow(ApiException::notFound);
    requireFreeName(stages, id, wanted.name());
    stage.change(wanted, clock);
    if (wanted.position() != null) {
      stages.remove(stage);
      stages.add(placeIn(stages, wanted), stage);
      number(stages);
    }
    return stage.view();
  }

  /**
   * Deletes a stage; applications lose it.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void delete(UUID accountId, UUID id) {
    var stages = locked(accountId);
    var stage =
        stages.stream()
            .filter(it -> it.id.equals(id))
            .findFirst()
            .orElseThrow(ApiException::notFound);
    stages.remove(stage);
    stage.delete();
    number(stages);
  }

  /**
   * Requires a stage of the account.
   *
   * @param id null for none
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void require(UUID accountId, UUID id) {
    if (id != null && Stage.of(accountId, id).isEmpty()) {
      throw ApiException.notFound();
    }
  }

  private List<Stage> locked(UUID accountId) {
    locks.lock(LockSpace.STAGES, accountId);
    return new ArrayList<>(Stage.of(accountId));
  }

  private static int placeIn(List<Stage> stages, StageEdit wanted) {
    return Math.min(wanted.position() - 1, stages.size());
  }

  private static void number(List<Stage> stages) {
    for (int i = 0; i < stages.size(); i++) {
      stages.get(i).position = i + 1;
    }
  }

  private static void requireFreeName(List<Stage> stages, UUID own, String name) {
    stages.stream()
        .filter(it -> it.name.equalsIgnoreCase(name) && !it.id.equals(own))
        .findFirst()
        .ifPresent(
            it -> {
              throw ApiException.alreadyExists(
                  "There is a stage with this name. Choose another name.", it.id.toString());
            });
  }

  @Override
  public String section() {
    return "stages";
  }

  @Override
  public Iterator<StageView> export(UUID accountId) {
    return of(accountId).iterator();
  }

  /** A stage of an export. */
  @RegisterForReflection
  record ImportedStage(
      @NotNull UUID id,
      @NotBlank @Size(max = StageEdit.LONGEST_NAME) String name,
      @NotNull StageColour colour,
      @NotNull Instant createdAt,
      Instant updatedAt) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(ImportedStage.class, "stage", ImportedStage::id, Stages::store);
  }

  /** In the order of the export, which is theirs. */
  private static void store(ImportedStage stage, RecordImport to) {
    to.allow(
        1,
        "stage " + stage.name().toLowerCase(Locale.ROOT),
        Message.of("A stage has this name already.").english());
    var position = to.count("stages");
    if (position > MOST) {
      to.leaveOut(Message.of("An account has at most %d stages.", MOST).english());
    }
    to.row("stage")
        .set("id", to.id())
        .set("account_id", to.accountId())
        .set("name", stage.name())
        .set("colour", stage.colour())
        .set("position", position)
        .times(stage.createdAt(), stage.updatedAt());
  }
}
