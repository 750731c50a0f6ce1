package dev.jobtrail.alert;

import dev.jobtrail.account.AccountLanguage;
import dev.jobtrail.account.AccountView;
import dev.jobtrail.agenda.AgendaInterview;
import dev.jobtrail.agenda.AgendaJob;
import dev.jobtrail.agenda.Agendas;
import dev.jobtrail.mail.DueReminder;
import dev.jobtrail.page.LanguageFormat;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.text.Language;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the reminder of an account and queues it as mail, in the transaction of the caller. */
@ApplicationScoped
class ReminderWriter {

  private final Agendas agendas;
  private final PublicAddress address;
  private final Event<DueReminder> reminders;
  private final Clock clock;

  ReminderWriter(
      Agendas agendas, PublicAddress address, Event<DueReminder> reminders, Clock clock) {
    this.agendas = agendas;
    this.address = address;
    this.reminders = reminders;
    this.clock = clock;
  }

  /** Queues the reminder that is due, if there is anything to remind of, and schedules the next. */
  void write(Reminder reminder) {
    var zone = reminder.zone();
    var today = LocalDate.ofInstant(clock.instant(), zone);
    var tomorrow = today.plusDays(1);
    var followUps = agendas.followUps(reminder.accountId, today, tomorrow);
    var interviews = agendas.interviews(reminder.accountId, tomorrow, zone);
    var language = AccountLanguage.of(reminder.accountId);
    var texts = PageMessages.of(AlertMessages.class, language);
    var format = LanguageFormat.of(language);
    var days =
        Stream.of(
                new DueReminder.Day(
                    texts.today(format.weekday(today)),
                    lines(today, today, interviews, followUps, zone, texts)),
                new DueReminder.Day(
                    texts.tomorrow(format.weekday(tomorrow)),
                    lines(tomorrow, today, interviews, followUps, zone, texts)))
            .filter(it -> !it.lines().isEmpty())
            .toList();
    if (!days.isEmpty()) {
      reminders.fire(mail(AccountView.of(reminder.accountId), language, days, zone));
    }
    reminder.finish(!days.isEmpty(), clock);
  }

  private List<DueReminder.Line> lines(
      LocalDate day,
      LocalDate today,
      List<AgendaInterview> interviews,
      List<AgendaJob> followUps,
      ZoneId zone,
      AlertMessages texts) {
    return Stream.concat(
            interviews.stream()
                .filter(it -> dayOf(it, today, zone).equals(day))
                .map(it -> line(it, zone, texts)),
            followUps.stream().filter(it -> it.followUpOn().equals(day)).map(it -> line(it, texts)))
        .toList();
  }

  /** An interview that began earlier and is not over is one of today. */
  private static LocalDate dayOf(AgendaInterview interview, LocalDate today, ZoneId zone) {
    var day = LocalDate.ofInstant(interview.startsAt(), zone);
    return day.isBefore(today) ? today : day;
  }

  private DueReminder.Line line(AgendaInterview it, ZoneId zone, AlertMessages texts) {
    var what = texts.interviewAt(LanguageFormat.clock(it.startsAt().atZone(zone)));
    var how = joined(texts.interviewKind(it.kind()), it.place());
    return line(
        what,
        joined(it.title(), it.company()),
        how,
        it.clientName(),
        it.applicationId(),
        "/interviews");
  }

  private DueReminder.Line line(AgendaJob it, AlertMessages texts) {
    return line(
        texts.followUp(),
        joined(it.title(), it.company()),
        null,
        it.clientName(),
        it.applicationId(),
        "");
  }

  private DueReminder.Line line(
      String what, String job, String how, String client, UUID applicationId, String page) {
    return new DueReminder.Line(
        what,
        job,
        how,
        MatchLine.printable(client),
        address.base() + "/app/applications/" + applicationId + page);
  }

  private static String joined(String... texts) {
    return Stream.of(texts)
        .filter(Objects::nonNull)
        .map(MatchLine::printable)
        .collect(Collectors.joining(", "));
  }

  private DueReminder mail(
      AccountView account, Language language, List<DueReminder.Day> days, ZoneId zone) {
    var accountId = UUID.fromString(account.id());
    var unsubscribe =
        AlertLink.create(LinkAction.UNSUBSCRIBE_REMINDERS, accountId, null, clock.instant());
    return new DueReminder(
        accountId,
        account.email(),
        account.name(),
        language,
        days,
        zone.getId(),
        address.base() + "/app/settings/alerts",
        address.base() + unsubscribe);
  }
}
