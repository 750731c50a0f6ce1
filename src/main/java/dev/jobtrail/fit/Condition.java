package dev.jobtrail.fit;

import dev.jobtrail.text.Message;
import java.util.EnumSet;
import java.util.Set;

/** A condition of work that people look for or rule out. */
enum Condition implements ConditionWord {
  NIGHTS(Message.of("night work")),
  NIGHTS_ONLY(Message.of("night work only")),
  EVENINGS(Message.of("evening work")),
  WEEKENDS(Message.of("weekend work")),
  SHIFTS(Message.of("shift work")),
  ON_CALL(Message.of("on-call duty")),
  TRAVEL(Message.of("business travel")),
  AWAY(Message.of("nights away from home")),
  TEMPORARY(Message.of("temporary work")),
  FEW_HOURS(Message.of("a few hours a week")),
  NO_FIXED_HOURS(Message.of("no fixed hours")),
  PART_TIME(Message.of("part-time work")),
  FULL_TIME(Message.of("full-time work")),
  DRIVING(Message.of("driving")),
  ON_SITE(Message.of("work on site")),
  RELOCATION(null),
  DAYS(null),
  WEEKDAYS(null),
  HOME(null),
  PERMANENT(null),
  REMOTE(null),
  HYBRID(null);

  private final Message wording;

  Condition(Message wording) {
    this.wording = wording;
  }

  /** Its name for a reader; null where no job has too much of it. */
  Message wording() {
    return wording;
  }

  /** Whether somebody may rule it out: nobody rules out day work. */
  boolean mayBeTooMuch() {
    return wording != null || this == RELOCATION;
  }

  /** What somebody who looks for it does not want. */
  Set<Condition> excluded() {
    return switch (this) {
      case DAYS -> EnumSet.of(NIGHTS, NIGHTS_ONLY, EVENINGS, SHIFTS);
      case WEEKDAYS -> EnumSet.of(WEEKENDS);
      case HOME -> EnumSet.of(AWAY);
      case PERMANENT -> EnumSet.of(TEMPORARY, FEW_HOURS, NO_FIXED_HOURS);
      case FULL_TIME -> EnumSet.of(PART_TIME, FEW_HOURS, NO_FIXED_HOURS);
      case PART_TIME -> EnumSet.of(FULL_TIME);
      case REMOTE -> EnumSet.of(ON_SITE);
      default -> EnumSet.noneOf(Condition.class);
    };
  }

  /** What somebody who rules it out does not want either. */
  Set<Condition> alike() {
    return switch (this) {
      case NIGHTS -> EnumSet.of(NIGHTS, NIGHTS_ONLY);
      case SHIFTS -> EnumSet.of(SHIFTS, NIGHTS, NIGHTS_ONLY);
      case TRAVEL -> EnumSet.of(TRAVEL, AWAY);
      default -> EnumSet.of(this);
    };
  }
}
