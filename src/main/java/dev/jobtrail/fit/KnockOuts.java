package dev.jobtrail.fit;

import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds what an applicant will hardly get a job for, whatever else fits. */
final class KnockOuts {

  private static final int NO_JOB = 20;
  private static final int NOT_ALLOWED = 35;
  private static final int NOT_ABLE = 45;
  private static final int OTHER_STAGE = 50;

  private KnockOuts() {}

  /** The lowest cap first. */
  static List<Fit.KnockOut> of(ApplicantProfile applicant, JobProfile job, Measures measures) {
    var found = new ArrayList<Fit.KnockOut>();
    if (measures.get(Feature.INJECTION) >= 1) {
      found.add(
          new Fit.KnockOut(
              Dimension.KEYWORDS,
              Message.of("The posting tries to give instructions to automatic readers."),
              NO_JOB));
    }
    if (measures.get(Feature.UNPAID) >= 1) {
      found.add(new Fit.KnockOut(Dimension.EXPERIENCE, Message.of("The work is unpaid."), NO_JOB));
    }
    if (measures.get(Feature.BAIT) >= 1) {
      found.add(
          new Fit.KnockOut(
              Dimension.EXPERIENCE,
              Message.of("The posting describes piecework, a fee or a commission, not a job."),
              NO_JOB));
    }
    if (measures.get(Feature.POOL) >= 1) {
      found.add(
          new Fit.KnockOut(
              Dimension.EXPERIENCE,
              Message.of("An agency collects profiles; no particular job is described."),
              NOT_ALLOWED));
    }
    if (measures.get(Feature.CLEARANCE) >= 1) {
      found.add(
          new Fit.KnockOut(
              Dimension.LOCATION,
              Message.of(
                  "A security clearance or citizenship is required that the resume does not show."),
              NOT_ALLOWED));
    }
    if (measures.get(Feature.PERMIT) >= 0.5) {
      found.add(
          new Fit.KnockOut(
              Dimension.LOCATION,
              Message.of(
                  "The job is on site in %s and requires a right to work there.", job.location),
              NOT_ALLOWED));
    }
    if (!measures.conflicts().isEmpty() && measures.conflicts().getFirst().weight() >= 1) {
      found.add(
          new Fit.KnockOut(
              Dimension.LOCATION,
              Message.of(
                  "The resume rules out a condition of the job: %s.",
                  measures.conflicts().getFirst().condition().wording()),
              NOT_ABLE));
    }
    if (measures.get(Feature.LANGUAGE) >= 0.5) {
      found.add(new Fit.KnockOut(Dimension.SKILLS, missingLanguage(applicant, job), NOT_ABLE));
    }
    if (measures.get(Feature.LEARNER) >= 1) {
      found.add(
          new Fit.KnockOut(
              Dimension.SENIORITY,
              Message.of("The place is for students or apprentices."),
              OTHER_STAGE));
    }
    if (measures.get(Feature.EXECUTIVE) >= 1) {
      found.add(
          new Fit.KnockOut(
              Dimension.SENIORITY,
              Message.of("The job is an executive one, far above the resume."),
              OTHER_STAGE));
    }
    found.sort(Comparator.comparingInt(Fit.KnockOut::cap));
    return found;
  }

  private static Message missingLanguage(ApplicantProfile applicant, JobProfile job) {
    var worst = "";
    var most = 0;
    for (var asked : job.languages.entrySet()) {
      var gap = asked.getValue() - applicant.languages.getOrDefault(asked.getKey(), 0);
      if (gap > most) {
        most = gap;
        worst = asked.getKey();
      }
    }
    var code = worst;
    Translatable name = language -> language.languageNames().getOrDefault(code, code);
    return Message.of("%s is required at a level that the resume does not show.", name);
  }
}
