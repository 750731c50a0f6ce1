package dev.jobtrail.alert;

import dev.jobtrail.account.AccountView;
import dev.jobtrail.agenda.AgendaInterview;
import dev.jobtrail.agenda.AgendaJob;
import dev.jobtrail.agenda.Agendas;
import dev.jobtrail.mail.DueReminder;
import dev.jobtrail.platform.PublicAddress;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the reminder of an account and queues it as mail, in the transaction of the caller. */
@ApplicationScoped
class ReminderWriter {

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("EEEE, d MMMM", Locale.ENGLISH);

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm", Locale.ENGLISH);

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
    var days =
        Stream.of(
                day("Today", today, today, interviews, followUps, zone),
                day("Tomorrow", tomorrow, today, interviews, followUps, zone))
            .filter(it -> !it.lines().isEmpty())
            .toList();
    if (!days.isEmpty()) {
      reminders.fire(mail(AccountView.of(reminder.accountId), days, zone));
    }
    reminder.finish(!days.isEmpty(), clock);
  }

  private DueReminder.Day day(
      String name,
      LocalDate day,
      LocalDate today,
      List<AgendaInterview> interviews,
      List<AgendaJob> followUps,
      ZoneId zone) {
    var lines =
        Stream.concat(
            interviews.stream()
                .filter(it -> dayOf(it, today, zone).equals(day))
                .map(it -> line(it, zone)),
            followUps.stream().filter(it -> it.followUpOn().equals(day)).map(this::line));
    return new DueReminder.Day(name + ", " + DAY.format(day), lines.toList());
  }

  /** An interview that began earlier and is not over is one of today. */
  private static LocalDate dayOf(AgendaInterview interview, LocalDate today, ZoneId zone) {
    var day = LocalDate.ofInstant(interview.startsAt(), zone);
    return day.isBefore(today) ? today : day;
  }

  private DueReminder.Line line(AgendaInterview it, ZoneId zone) {
    var what = TIME.format(it.startsAt().atZone(zone)) + " Interview";
    var how = joined(it.kind().label(), it.place());
    return line(
        what,
        joined(it.title(), it.company()),
        how,
        it.clientName(),
        it.applicationId(),
        "/interviews");
  }

  private DueReminder.Line line(AgendaJob it) {
    return line(
        "Follow up",
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

  private DueReminder mail(AccountView account, List<DueReminder.Day> days, ZoneId zone) {
    var accountId = UUID.fromString(account.id());
    var unsubscribe =
        AlertLink.create(LinkAction.UNSUBSCRIBE_REMINDERS, accountId, null, clock.instant());
    return new DueReminder(
        accountId,
        account.email(),
        account.name(),
        days,
        zone.getId(),
        address.base() + "/app/settings/alerts",
        address.base() + unsubscribe);
  }
}
