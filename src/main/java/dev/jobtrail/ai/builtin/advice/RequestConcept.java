package dev.jobtrail.ai.builtin.advice;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A meaning of words in messages. */
enum RequestConcept {
  UNDO,
  TRANSLATE,
  LETTER,
  TAILOR,
  JOBS,
  LAYOUT,
  SPELLING,
  CANGO,
  ONEPAGE,
  MISSING,
  REPLACE,
  SHORTEN,
  REMOVE,
  ADD,
  WRITE,
  REWRITE,
  REVIEW,
  SORT,
  MOVE,
  TOP,
  BOTTOM,
  EMPHASIZE,
  FIX,
  THANKS,
  GREETING,
  ACCEPT,
  ABILITIES,
  RESUME,
  SUMMARY("/basics/summary"),
  HEADLINE("/basics/label"),
  HIGHLIGHTS,
  WORK("/work"),
  EDUCATION("/education"),
  SKILLS("/skills"),
  PROJECTS("/projects"),
  VOLUNTEER("/volunteer"),
  AWARDS("/awards"),
  CERTIFICATES("/certificates"),
  PUBLICATIONS("/publications"),
  LANGUAGES("/languages"),
  INTERESTS("/interests"),
  REFERENCES("/references"),
  DATES,
  FIGURES,
  DUPLICATES,
  SPACES,
  LINKS,
  EMPTY,
  PHONE("/basics/phone"),
  EMAIL("/basics/email"),
  ADDRESS("/basics/location"),
  PHOTO("/basics/image"),
  NAME("/basics/name"),
  CITY("/basics/location/city"),
  FIRST,
  SECOND,
  THIRD,
  FOURTH,
  FIFTH,
  LAST,
  NEWEST,
  OLDEST,
  SEPARATOR,
  FILLER,
  /** Words of the first person: the message speaks of its writer. */
  OWN,
  /** Verbs of a career: the message tells a fact. */
  STATEMENT,
  /** The message ends with a question mark. */
  QUESTION,
  FOREIGN;

  /** What asks for something to be done. */
  static final Set<RequestConcept> ACTIONS =
      EnumSet.of(
          UNDO, TRANSLATE, CANGO, ONEPAGE, MISSING, REPLACE, SHORTEN, REMOVE, ADD, WRITE, REWRITE,
          REVIEW, SORT, MOVE, EMPHASIZE, FIX);

  /** Lists of entries. */
  static final Set<RequestConcept> SECTIONS =
      EnumSet.of(
          WORK,
          EDUCATION,
          SKILLS,
          PROJECTS,
          VOLUNTEER,
          AWARDS,
          CERTIFICATES,
          PUBLICATIONS,
          LANGUAGES,
          INTERESTS,
          REFERENCES);

  /** Single values, which can be set or removed. */
  static final Set<RequestConcept> FIELDS =
      EnumSet.of(SUMMARY, HEADLINE, PHONE, EMAIL, ADDRESS, PHOTO);

  /** What surely speaks of a resume. */
  static final Set<RequestConcept> TARGETS = EnumSet.of(RESUME, HIGHLIGHTS);

  /** What may be flawed anywhere. */
  static final Set<RequestConcept> FLAWS =
      EnumSet.of(DATES, FIGURES, DUPLICATES, SPACES, LINKS, EMPTY, SPELLING);

  static {
    TARGETS.addAll(SECTIONS);
    TARGETS.addAll(FIELDS);
  }

  private final String pointer;

  RequestConcept() {
    this(null);
  }

  RequestConcept(String pointer) {
    this.pointer = pointer;
  }

  static RequestConcept of(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  /** The JSON pointer of a section or field; null for other concepts. */
  String pointer() {
    return pointer;
  }

  /** The text that names a section or field. */
  ReplyText title() {
    return ReplyText.valueOf("NAME_" + name());
  }

  /** The number that an ordinal stands for, -1 for the last; empty for other concepts. */
  Optional<Integer> number() {
    return switch (this) {
      case FIRST -> Optional.of(1);
      case SECOND -> Optional.of(2);
      case THIRD -> Optional.of(3);
      case FOURTH -> Optional.of(4);
      case FIFTH -> Optional.of(5);
      case LAST -> Optional.of(-1);
      default -> Optional.empty();
    };
  }
}
