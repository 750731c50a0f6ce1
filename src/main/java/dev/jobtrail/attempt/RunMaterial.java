package dev.jobtrail.attempt;

import dev.jobtrail.attempt.answer.Applicant;
import dev.jobtrail.browser.UploadedFile;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;

/**
 * The input of one step of a run.
 *
 * @param url the URL of the form, or of a page that leads to it
 * @param seen the values that the applicant reviewed; empty before the review
 * @param corrected labels of the fields whose values the applicant corrected in this run
 * @param sendsUnreviewed whether known answers are sent without a review, by the mode of the
 *     profile and because nothing was corrected in this run
 * @param isToBeSent whether the applicant requested the submission
 * @param resume the resume as a file of a type that the attribute {@code accept} of a box names,
 *     rendered lazily
 * @param letter the cover letter in the same way
 */
record RunMaterial(
    UUID accountId,
    UUID attemptId,
    String url,
    boolean submitsByItself,
    boolean sendsUnreviewed,
    boolean isToBeSent,
    List<SeenField> seen,
    Set<String> corrected,
    Applicant applicant,
    Function<String, UploadedFile> resume,
    Function<String, UploadedFile> letter) {}
