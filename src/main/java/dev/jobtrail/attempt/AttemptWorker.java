package dev.jobtrail.attempt;

import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.SendingGate;
import dev.jobtrail.application.WorkOnApplications;
import dev.jobtrail.browser.ApplySettings;
import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.Browsers;
import dev.jobtrail.form.ApplicationForm;
import dev.jobtrail.form.Arrival;
import dev.jobtrail.form.FormException;
import dev.jobtrail.form.FormFinder;
import dev.jobtrail.form.FormVerdict;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkOrder;
import dev.jobtrail.work.Worker;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.UUID;
import java.util.function.BiConsumer;
import org.jboss.logging.Logger;

/**
 * Carries a run from its start, its answers or its Submit to where its person is needed or it is
 * over, with one browser that is closed then.
 */
@ApplicationScoped
class AttemptWorker implements Worker {

  private static final Logger LOG = Logger.getLogger(AttemptWorker.class);

  private final Browsers browsers;
  private final FormFinder finder;
  private final AttemptMaterials materials;
  private final WorkOnApplications applications;
  private final SendingGate gate;
  private final AnswerProposer proposer;
  private final Submissions submissions;
  private final AttemptEndings endings;
  private final Screenshots screenshots;
  private final EventStreams streams;
  private final ApplySettings settings;
  private final Clock clock;

  AttemptWorker(
      Browsers browsers,
      FormFinder finder,
      AttemptMaterials materials,
      WorkOnApplications applications,
      SendingGate gate,
      AnswerProposer proposer,
      Submissions submissions,
      AttemptEndings endings,
      Screenshots screenshots,
      EventStreams streams,
      ApplySettings settings,
      Clock clock) {
    this.browsers = browsers;
    this.finder = finder;
    this.materials = materials;
    this.applications = applications;
    this.gate = gate;
    this.proposer = proposer;
    this.submissions = submissions;
    this.endings = endings;
    this.screenshots = screenshots;
    this.streams = streams;
    this.settings = settings;
    this.clock = clock;
  }

  /** One step of one run, with its open browser. */
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

  /** A run that was called off is ended by whoever did that. */
  @Override
  public void giveUp(WorkOrder order, String reason) {
    if (reason != null) {
      ending(order, Ending.ourError(reason)).run();
    }
  }

  @Override
  public Runnable carryOut(WorkOrder order) {
    var begun = materials.of(order);
    if (begun.isEmpty()) {
      return () -> {};
    }
    if (begun.get().isBegunSubmission()) {
      // a process has ended after the button may have been pressed, which is never pressed again
      return ending(order, Ending.notConfirmed());
    }
    var material = begun.get().material();
    var log =
        new RunLog(
            material.attemptId(), clock.instant().plus(settings.longestRun()), streams, clock);
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
        case NO_BROWSER -> throw new WorkException("No browser can be had: " + e.getMessage(), e);
        case ELEMENT_GONE, NOT_INTERACTABLE, DIALOG_OPEN, TIMEOUT, UNREACHABLE, OTHER ->
            ending(order, Ending.error(e.getMessage()));
        case REFUSED ->
            ending(order, Ending.blocked("The form leads elsewhere: " + e.getMessage() + "."));
      };
    }
  }

  private Runnable visit(Step step) {
    try {
      return switch (finder.open(step.browser(), step.material().url(), step.log())) {
        case Arrival.AtForm(var form) -> fill(step, form);
        case Arrival.Closed(var reason) -> stop(step, Ending.blocked(reason));
        case Arrival.NoForm(var reason) -> stop(step, Ending.blocked(reason));
        case Arrival.HumanCheck(var reason) -> stop(step, Ending.captcha(reason));
      };
    } catch (FormException e) {
      return stop(step, Ending.blocked(e.getMessage()));
    } catch (BrowserException e) {
      if (e.fault() != Fault.NO_BROWSER && e.fault() != Fault.INTERRUPTED) {
        photograph(step);
      }
      throw e;
    }
  }

  private Runnable fill(Step step, ApplicationForm form) {
    keep(step, (attempt, _) -> attempt.reach(form.vendor(), form.address(), clock));
    FillResult filled;
    try {
      filled = new FormFiller(form, step.material(), step.log()).fill();
    } catch (FormFiller.HumanCheckShown e) {
      return stop(step, Ending.captcha(e.getMessage()));
    } catch (FormFiller.SentByPage e) {
      return sentByPage(step, e.getMessage());
    }
    photograph(step);
    return proceed(step, form, filled);
  }

  private Runnable proceed(Step step, ApplicationForm form, FillResult filled) {
    if (!filled.isComplete()) {
      return ask(step, filled);
    }
    var complaints = form.complaints();
    if (!complaints.isEmpty()) {
      return stop(
          step,
          Ending.blocked(
              "The form does not accept what is entered: " + String.join(" ", complaints)));
    }
    if (step.material().isToBeSent()) {
      return filled.isAsSeen(step.material().seen())
          ? submit(step, form, filled)
          : wait(step, filled, "The form is not what it was; look at it again before it is sent.");
    }
    return step.material().submitsByItself()
        ? submit(step, form, filled)
        : wait(step, filled, filled.note());
  }

  /** Without the browser, for a model may take its time. */
  private Runnable ask(Step step, FillResult filled) {
    step.browser().close();
    var questions = proposer.to(step.order(), filled.asked(), step.log());
    return () ->
        keepIn(
            step.order(),
            (attempt, application) -> {
              attempt.ask(filled.fields(), questions, filled.note(), clock);
              applications.moveOn(application, ApplicationStatus.NEEDS_ACTION);
            });
  }

  private Runnable wait(Step step, FillResult filled, String note) {
    return () ->
        keepIn(step.order(), (attempt, _) -> attempt.waitForSubmit(filled.fields(), note, clock));
  }

  private Runnable submit(Step step, ApplicationForm form, FillResult filled) {
    step.log().line(EventKind.SUBMIT, null, form.address());
    if (!QuarkusTransaction.requiringNew().call(() -> setOut(step, filled))) {
      return wait(step, filled, "The client has to approve this application first.");
    }
    Ending result;
    try {
      form.submit();
      result = result(form.verdict(settings.confirmationWait()));
    } catch (RuntimeException e) {
      LOG.warnf(e, "Attempt %s broke off while its form was sent", step.attemptId());
      result = Ending.notConfirmed();
    }
    photograph(step);
    settle(step, result);
    return () -> {};
  }

  /**
   * The last moment at which a run can be held back; what is committed here lets nobody press the
   * button but this thread, now.
   *
   * @return false where the client has to be asked
   */
  private boolean setOut(Step step, FillResult filled) {
    var application = applications.lock(step.order()).orElseThrow(RunLog.Ended::new);
    var attempt =
        Attempt.lock(step.order().accountId(), step.attemptId()).orElseThrow(RunLog.Ended::new);
    if (!attempt.isOpen() || application.status() != ApplicationStatus.APPLYING) {
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

  private static Ending result(FormVerdict verdict) {
    return switch (verdict) {
      case FormVerdict.Confirmed(var text, var isProbable) ->
          Ending.submitted(
              text, isProbable ? "The confirmation is told by the page's words alone." : null);
      case FormVerdict.HumanCheck(var text) -> Ending.captcha(text);
      case FormVerdict.Refused(var text) -> Ending.blocked(text);
      case FormVerdict.Unknown() -> Ending.notConfirmed();
    };
  }

  /** At once and whatever has become of the work, for this is the only one who knows. */
  private void settle(Step step, Ending result) {
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
              endings.settle(attempt, application, Ending.sentByPage(text));
            });
  }

  private Runnable stop(Step step, Ending how) {
    photograph(step);
    return ending(step.order(), how);
  }

  private Runnable ending(WorkOrder order, Ending how) {
    return () -> change(order, (attempt, application) -> endings.end(attempt, application, how));
  }

  /** A picture is worth having, but no reason to fail. */
  private void photograph(Step step) {
    try {
      screenshots.keep(step.attemptId(), step.browser().screenshot());
    } catch (BrowserException e) {
      LOG.debugf(e, "Attempt %s has no screenshot", step.attemptId());
    }
  }

  private void keep(Step step, BiConsumer<Attempt, Application> change) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              applications.lock(step.order());
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
