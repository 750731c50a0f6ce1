package dev.jobtrail.attempt;

import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.SendingGate;
import dev.jobtrail.application.WorkOnApplications;
import dev.jobtrail.attempt.account.SiteAccounts.Access;
import dev.jobtrail.browser.ApplySettings;
import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.Browsers;
import dev.jobtrail.form.AccountPage;
import dev.jobtrail.form.ApplicationForm;
import dev.jobtrail.form.Arrival;
import dev.jobtrail.form.FormException;
import dev.jobtrail.form.FormFinder;
import dev.jobtrail.form.FormVerdict;
import dev.jobtrail.form.VendorQuestions;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkOrder;
import dev.jobtrail.work.WorkReader;
import dev.jobtrail.work.Worker;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import java.util.function.BiConsumer;
import org.jboss.logging.Logger;

/**
 * Executes a run in one browser session, from its start, its answers or its submission until it
 * needs the applicant or ends.
 */
@ApplicationScoped
class AttemptWorker implements Worker {

  private static final Logger LOG = Logger.getLogger(AttemptWorker.class);

  /** An account is created, and then signed in to. */
  private static final int SIGN_INS = 2;

  private static final String UNCLEAR =
      "The form's button does not say whether it submits. Check the form, then submit it. Questions"
          + " that follow are answered from your profile, or asked.";

  private final Browsers browsers;
  private final FormFinder finder;
  private final SiteEntrances entrances;
  private final VendorQuestions questions;
  private final AttemptMaterials materials;
  private final WorkOnApplications applications;
  private final WorkReader works;
  private final SendingGate gate;
  private final AnswerProposer proposer;
  private final Submissions submissions;
  private final AttemptEndings endings;
  private final Screenshots screenshots;
  private final EventStreams streams;
  private final Event<AttemptPaused> paused;
  private final ApplySettings settings;
  private final Clock clock;

  AttemptWorker(
      Browsers browsers,
      FormFinder finder,
      SiteEntrances entrances,
      VendorQuestions questions,
      AttemptMaterials materials,
      WorkOnApplications applications,
      WorkReader works,
      SendingGate gate,
      AnswerProposer proposer,
      Submissions submissions,
      AttemptEndings endings,
      Screenshots screenshots,
      EventStreams streams,
      Event<AttemptPaused> paused,
      ApplySettings settings,
      Clock clock) {
    this.browsers = browsers;
    this.finder = finder;
    this.entrances = entrances;
    this.questions = questions;
    this.materials = materials;
    this.applications = applications;
    this.works = works;
    this.gate = gate;
    this.proposer = proposer;
    this.submissions = submissions;
    this.endings = endings;
    this.screenshots = screenshots;
    this.streams = streams;
    this.paused = paused;
    this.settings = settings;
    this.clock = clock;
  }

  /** One step of a run with its open browser. */
  private record Step(WorkOrder order, RunMaterial material, Browser browser, RunLog log) {

    UUID attemptId() {
      return material.attemptId();
    }
  }

  @Override
  public WorkKind kind() {
    return WorkKind.APPLY;
  }

  @Override
  public void lock(WorkOrder order) {
    applications.lock(order);
  }

  /** A cancelled run is ended by the request that cancelled it. */
  @Override
  public void giveUp(WorkOrder order, String reason) {
    if (reason != null) {
      ending(order, AttemptEnding.ourError(reason)).run();
    }
  }

  @Override
  public Runnable carryOut(WorkOrder order) {
    var begun = materials.of(order);
    if (begun.isEmpty()) {
      return () -> {};
    }
    if (begun.get().isBegunSubmission()) {
      // a process died after it may have clicked the button, which is never clicked again
      return ending(order, AttemptEnding.notConfirmed());
    }
    var material = begun.get().material();
    var log =
        new RunLog(
            material.attemptId(),
            () -> isCurrent(order),
            clock.instant().plus(settings.longestRun()),
            streams,
            clock);
    try {
      return withBrowser(order, material, log);
    } catch (RunLog.Ended _) {
      return () -> {};
    }
  }

  private Runnable withBrowser(WorkOrder order, RunMaterial material, RunLog log) {
    try (var browser = browsers.open()) {
      log.line(EventKind.TOOL, "browser", "A browser was opened.");
      return visit(new Step(order, material, browser, log));
    } catch (BrowserException e) {
      return switch (e.fault()) {
        case INTERRUPTED -> throw e;
        case NO_BROWSER ->
            throw new WorkException(Message.of("No browser is available: %s", e.getMessage()), e);
        case ELEMENT_GONE, NOT_INTERACTABLE, DIALOG_OPEN, TIMEOUT, UNREACHABLE, OTHER ->
            ending(order, AttemptEnding.error(e.getMessage()));
        case REFUSED ->
            ending(
                order,
                AttemptEnding.blocked(
                    Message.of("The form leads to another site: %s.", e.getMessage()).english()));
      };
    }
  }

  private Runnable visit(Step step) {
    try {
      return arrive(step, finder.open(step.browser(), step.material().url(), step.log()), SIGN_INS);
    } catch (FormException e) {
      return stop(step, AttemptEnding.blocked(e.getMessage()));
    } catch (BrowserException e) {
      if (e.fault() != Fault.NO_BROWSER && e.fault() != Fault.INTERRUPTED) {
        photograph(step);
      }
      throw e;
    }
  }

  /**
   * Goes on from where the search has come to.
   *
   * @param signIns how many buttons of accounts may still be pressed
   */
  private Runnable arrive(Step step, Arrival arrival, int signIns) {
    return switch (arrival) {
      case Arrival.AtForm(var form) -> fill(step, form);
      case Arrival.AtAccount(var page) -> enter(step, page, signIns);
      case Arrival.Closed(var reason) -> stop(step, AttemptEnding.blocked(reason));
      case Arrival.NoForm(var reason) -> stop(step, AttemptEnding.blocked(reason));
      case Arrival.HumanCheck(var reason) -> stop(step, AttemptEnding.captcha(reason));
    };
  }

  /** Signs in, or creates an account, where the applicant has said how; asks them otherwise. */
  private Runnable enter(Step step, AccountPage page, int signIns) {
    keep(step, (attempt, _) -> attempt.reach(page.vendor(), step.material().url(), clock));
    if (signIns == 0) {
      return stop(
          step,
          AttemptEnding.blocked(
              Message.of("%s asks to sign in again after a sign-in.", page.site()).english()));
    }
    var entrance = entrances.pass(page, step.order().person(), step.attemptId(), step.log());
    return switch (entrance) {
      case SiteEntrance.Through(var isCreation) -> arrive(step, page.goOn(), isCreation ? 1 : 0);
      case SiteEntrance.Again() -> enter(step, page, 1);
      case SiteEntrance.Human(var reason) -> stop(step, AttemptEnding.captcha(reason));
      case SiteEntrance.Ask(var access, var words) -> askForAccount(step, page, access, words);
    };
  }

  private Runnable askForAccount(Step step, AccountPage page, Access.Ask access, String words) {
    photograph(step);
    step.browser().close();
    var email =
        access.email() == null ? step.material().applicant().profile().email() : access.email();
    var account =
        new AskedAccount(
            page.site(), email, access.canCreate() && page.canCreate(), access.canRetry());
    var question = AskedQuestion.of(account);
    step.log().line(EventKind.ASK, question.question(), words);
    var why = access.why().english();
    return () ->
        keepIn(
            step.order(),
            (attempt, application) -> {
              attempt.ask(attempt.fields(), List.of(question), why, clock);
              paused.fire(attempt.paused());
              applications.moveOn(application, ApplicationStatus.NEEDS_ACTION);
            });
  }

  private Runnable fill(Step step, ApplicationForm form) {
    keep(step, (attempt, _) -> attempt.reach(form.vendor(), form.address(), clock));
    photograph(step);
    var log = new ViewedLog(step.log(), () -> photographForViewers(step), clock);
    var filler = new FormFiller(form, step.material(), questions::required, log);
    FillResult filled;
    try {
      filled = filler.fill();
    } catch (FormFiller.HumanCheckShown e) {
      return stop(step, AttemptEnding.captcha(e.getMessage()));
    } catch (FormFiller.SentByPage e) {
      return sentByPage(step, e.getMessage());
    }
    photograph(step);
    return proceed(step, form, filler, filled);
  }

  private Runnable proceed(Step step, ApplicationForm form, FormFiller filler, FillResult filled) {
    if (!filled.isComplete()) {
      return ask(step, filled);
    }
    var complaints = form.complaints();
    if (!complaints.isEmpty()) {
      return stop(
          step,
          AttemptEnding.blocked(
              Message.of(
                      "The form does not accept the entered values: %s",
                      String.join(" ", complaints))
                  .english()));
    }
    if (step.material().isToBeSent()) {
      return filled.isAsSeen(step.material().seen())
          ? submit(step, form, filler, filled)
          : wait(step, filled, "The form has changed. Review it again before submitting.");
    }
    if (!form.namesSubmission()) {
      return wait(step, filled, filled.note() == null ? UNCLEAR : filled.note());
    }
    return step.material().submitsByItself()
        ? submit(step, form, filler, filled)
        : wait(step, filled, filled.note());
  }

  /** The browser is closed first, because a model may take long. */
  private Runnable ask(Step step, FillResult filled) {
    step.browser().close();
    var questions = proposer.to(step.order(), filled.asked(), step.log());
    return () ->
        keepIn(
            step.order(),
            (attempt, application) -> {
              attempt.ask(filled.fields(), questions, filled.note(), clock);
              paused.fire(attempt.paused());
              applications.moveOn(application, ApplicationStatus.NEEDS_ACTION);
            });
  }

  private Runnable wait(Step step, FillResult filled, String note) {
    return () ->
        keepIn(
            step.order(),
            (attempt, _) -> {
              attempt.waitForSubmit(filled.fields(), note, clock);
              paused.fire(attempt.paused());
            });
  }

  private Runnable submit(Step step, ApplicationForm form, FormFiller filler, FillResult filled) {
    step.log().line(EventKind.SUBMIT, null, form.address());
    if (!QuarkusTransaction.requiringNew().call(() -> setOut(step, filled))) {
      return wait(step, filled, "The client must approve this application first.");
    }
    press(step, form, filler, filled);
    return () -> {};
  }

  /** Presses the button of a submission that has begun. */
  private void press(Step step, ApplicationForm form, FormFiller filler, FillResult before) {
    AttemptEnding result;
    try {
      form.submit();
      var verdict = form.verdict(settings.confirmationWait());
      if (verdict instanceof FormVerdict.LedOn) {
        submitFurther(step, form, filler, before);
        return;
      }
      result = result(verdict);
      if (verdict instanceof FormVerdict.Refused(_, var isCorrectable) && isCorrectable) {
        photograph(step);
        askAgain(step, filler.refused(), result);
        return;
      }
    } catch (FormFiller.HumanCheckShown e) {
      result = AttemptEnding.captcha(e.getMessage());
    } catch (RuntimeException e) {
      LOG.warnf(e, "Attempt %s failed while submitting its form", step.attemptId());
      result = AttemptEnding.notConfirmed();
    }
    photograph(step);
    settle(step, result);
  }

  /**
   * Goes on behind a button that only led on. The next one belongs to the same submission where
   * nothing came with it that the applicant has not reviewed, or where the mode asks for no review;
   * otherwise the applicant is asked, or reviews what was added.
   */
  private void submitFurther(
      Step step, ApplicationForm form, FormFiller filler, FillResult before) {
    photograph(step);
    var filled = filler.fillFurther();
    if (!filled.isComplete()) {
      takeBack(
          step,
          (attempt, application) -> {
            attempt.ask(filled.fields(), filled.asked(), filled.note(), clock);
            paused.fire(attempt.paused());
            applications.moveOn(application, ApplicationStatus.NEEDS_ACTION);
          });
    } else if (!step.material().sendsUnreviewed() && !filled.isAsSeen(before.fields())) {
      takeBack(
          step,
          (attempt, _) -> {
            attempt.waitForSubmit(
                filled.fields(),
                "The form asked more questions. Review the answers, then submit it.",
                clock);
            paused.fire(attempt.paused());
          });
    } else {
      keep(step, (attempt, _) -> attempt.keepFields(filled.fields()));
      press(step, form, filler, filled);
    }
  }

  /**
   * The last point at which a run can be stopped; after this commit only this thread may click the
   * button.
   *
   * @return false if the client's approval is missing
   */
  private boolean setOut(Step step, FillResult filled) {
    var application = applications.lock(step.order()).orElseThrow(RunLog.Ended::new);
    var attempt =
        Attempt.lock(step.order().accountId(), step.attemptId()).orElseThrow(RunLog.Ended::new);
    if (!attempt.isOpen()
        || !isCurrent(step.order())
        || application.status() != ApplicationStatus.APPLYING) {
      throw new RunLog.Ended();
    }
    // another worker may have taken over meanwhile, and its person may have answered otherwise
    if (!attempt.answers().equals(step.material().applicant().given())) {
      throw new RunLog.Ended();
    }
    if (!gate.admits(application)) {
      return false;
    }
    if (!submissions.begin(attempt)) {
      throw new RunLog.Ended();
    }
    if (attempt.state() == AttemptState.FILLING) {
      attempt.beginSubmitting(clock);
    }
    attempt.keepFields(filled.fields());
    streams.announce(StreamTopic.ATTEMPT, attempt.id);
    return true;
  }

  private static AttemptEnding result(FormVerdict verdict) {
    return switch (verdict) {
      case FormVerdict.Confirmed(var text, var isProbable) ->
          AttemptEnding.submitted(
              text,
              isProbable ? "The confirmation was recognized only by the text of the page." : null);
      case FormVerdict.HumanCheck(var text) -> AttemptEnding.captcha(text);
      case FormVerdict.Refused(var text, _) -> AttemptEnding.blocked(text);
      case FormVerdict.LedOn(), FormVerdict.Unknown() -> AttemptEnding.notConfirmed();
    };
  }

  /**
   * A form that names what is missing has accepted nothing: the applicant is asked for it, or the
   * run ends and another one may follow.
   */
  private void askAgain(Step step, FillResult refused, AttemptEnding result) {
    takeBack(
        step,
        (attempt, application) -> {
          if (refused.isComplete()) {
            endings.settle(attempt, application, result);
            return;
          }
          attempt.ask(refused.fields(), refused.asked(), result.reason(), clock);
          paused.fire(attempt.paused());
          applications.moveOn(application, ApplicationStatus.NEEDS_ACTION);
        });
  }

  /** Changes a run whose submission has sent nothing. */
  private void takeBack(Step step, BiConsumer<Attempt, Application> change) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              applications.lock(step.order());
              keepIn(
                  step.order(),
                  (attempt, application) -> {
                    submissions.withdraw(attempt.id);
                    change.accept(attempt, application);
                  });
            });
  }

  /**
   * Stored immediately, even if the work was cancelled, because only this thread knows the result.
   */
  private void settle(Step step, AttemptEnding result) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              applications.lock(step.order());
              change(
                  step.order(),
                  (attempt, application) -> endings.settle(attempt, application, result));
            });
  }

  private Runnable sentByPage(Step step, String text) {
    photograph(step);
    return () ->
        change(
            step.order(),
            (attempt, application) -> {
              submissions.begin(attempt);
              endings.settle(attempt, application, AttemptEnding.sentByPage(text));
            });
  }

  private Runnable stop(Step step, AttemptEnding how) {
    photograph(step);
    return ending(step.order(), how);
  }

  private Runnable ending(WorkOrder order, AttemptEnding how) {
    return () -> change(order, (attempt, application) -> endings.end(attempt, application, how));
  }

  /**
   * A missing screenshot is not an error. None replaces that of a worker that has finished the step
   * meanwhile.
   */
  private void photograph(Step step) {
    try {
      var png = step.browser().screenshot();
      QuarkusTransaction.requiringNew()
          .run(
              () -> {
                if (isCurrent(step.order())) {
                  screenshots.keep(step.attemptId(), png);
                }
              });
    } catch (BrowserException e) {
      LOG.debugf(e, "Attempt %s has no screenshot", step.attemptId());
    }
  }

  /** A worker that was too slow may still be at a step that another one has finished. */
  private boolean isCurrent(WorkOrder order) {
    return works.isOpen(order.accountId(), order.id());
  }

  private void photographForViewers(Step step) {
    if (screenshots.isViewed(step.attemptId())) {
      photograph(step);
    }
  }

  private void keep(Step step, BiConsumer<Attempt, Application> change) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              applications.lock(step.order());
              if (!isCurrent(step.order())) {
                throw new RunLog.Ended();
              }
              keepIn(step.order(), change);
            });
  }

  /** Changes a run that is still open, in the transaction that has locked its application. */
  private void keepIn(WorkOrder order, BiConsumer<Attempt, Application> change) {
    change(
        order,
        (attempt, application) -> {
          if (attempt.isOpen()) {
            change.accept(attempt, application);
            streams.announce(StreamTopic.ATTEMPT, attempt.id);
          }
        });
  }

  private static void change(WorkOrder order, BiConsumer<Attempt, Application> change) {
    var application = Application.find(order.accountId(), order.applicationId());
    var attempt = Attempt.lock(order.accountId(), Attempts.attemptOf(order.details()));
    if (application.isPresent() && attempt.isPresent()) {
      change.accept(attempt.get(), application.get());
    }
  }
}
