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
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Clock;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.UUID;

/** Reads and changes the saved views of accounts. */
@ApplicationScoped
public class SavedViews implements AccountData {

  /** Of an account; more would not be found faster than by filtering. */
  static final int MOST = 30;

  private final AdvisoryLocks locks;
  private final Stages stages;
  private final ChosenResumes resumes;
  private final Clock clock;

  SavedViews(AdvisoryLocks locks, Stages stages, ChosenResumes resumes, Clock clock) {
    this.locks = locks;
    this.stages = stages;
    this.resumes = resumes;
    this.clock = clock;
  }

  /** The views of an account by name. */
  @Transactional
  public List<SavedViewView> of(UUID accountId) {
    return SavedView.of(accountId).stream().map(SavedView::view).toList();
  }

  /**
   * Adds a view.
   *
   * @throws ApiException NOT_FOUND for an unknown stage or resume, ALREADY_EXISTS for the name of
   *     another one, INVALID_TRANSITION for too many
   */
  @Transactional
  SavedViewView create(UUID accountId, SavedViewEdit wanted) {
    locks.lock(LockSpace.SAVED_VIEWS, accountId);
    requireKnown(accountId, wanted.filter());
    requireFreeName(accountId, null, wanted.name());
    if (SavedView.count("accountId", accountId) >= MOST) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "An account can have %d saved views. Delete one first.",
          MOST);
    }
    var view = new SavedView(accountId, wanted, clock);
    view.persist();
    return view.view();
  }

  /**
   * Replaces a view.
   *
   * @throws ApiException NOT_FOUND, ALREADY_EXISTS for the name of another one
   */
  @Transactional
  SavedViewView change(UUID accountId, UUID id, SavedViewEdit wanted) {
    locks.lock(LockSpace.SAVED_VIEWS, accountId);
    var view = SavedView.of(accountId, id).orElseThrow(ApiException::notFound);
    requireKnown(accountId, wanted.filter());
    requireFreeName(accountId, id, wanted.name());
    view.change(wanted, clock);
    return view.view();
  }

  /**
   * Deletes a view.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void delete(UUID accountId, UUID id) {
    SavedView.of(accountId, id).orElseThrow(ApiException::notFound).delete();
  }

  private void requireKnown(UUID accountId, SavedFilter filter) {
    stages.require(accountId, filter.stageId());
    if (filter.resumeId() != null && !resumes.exists(accountId, filter.resumeId())) {
      throw ApiException.notFound();
    }
  }

  private static void requireFreeName(UUID accountId, UUID own, String name) {
    SavedView.<SavedView>find("accountId = ?1 and lower(name) = lower(?2)", accountId, name)
        .firstResultOptional()
        .filter(it -> !it.id.equals(own))
        .ifPresent(
            it -> {
              throw ApiException.alreadyExists(
                  "There is a view with this name. Choose another name or delete that view.",
                  it.id.toString());
            });
  }

  @Override
  public String section() {
    return "savedViews";
  }

  @Override
  public Iterator<SavedViewView> export(UUID accountId) {
    return of(accountId).iterator();
  }

  /** A saved view of an export. */
  @RegisterForReflection
  record ImportedView(
      @NotNull UUID id,
      @NotBlank @Size(max = SavedViewEdit.LONGEST_NAME) String name,
      @NotNull @Valid SavedFilter filter,
      @NotNull Instant createdAt,
      Instant updatedAt) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(ImportedView.class, "saved_view", ImportedView::id, SavedViews::store)
        .after("resumes", "stages");
  }

  private static void store(ImportedView view, RecordImport to) {
    to.allow(
        1,
        "view " + view.name().toLowerCase(Locale.ROOT),
        Message.of("A view has this name already.").english());
    to.allow(MOST, "views", Message.of("An account has at most %d saved views.", MOST).english());
    to.row("saved_view")
        .set("id", to.id())
        .set("account_id", to.accountId())
        .set("name", view.name())
        .set("filter", imported(view.filter(), to))
        .times(view.createdAt(), view.updatedAt());
  }

  /** Without a filter by a record that was not imported, the view would show everything. */
  private static SavedFilter imported(SavedFilter filter, RecordImport to) {
    return filter.with(
        filter.resumeId() == null ? null : to.require("resumes", filter.resumeId()).id(),
        filter.stageId() == null ? null : to.require("stages", filter.stageId()).id());
  }
}
