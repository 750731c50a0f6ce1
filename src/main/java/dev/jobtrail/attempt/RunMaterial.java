package dev.jobtrail.attempt;

import dev.jobtrail.attempt.answer.Applicant;
import dev.jobtrail.browser.UploadedFile;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;

/**
 * What a step of a run works from.
 *
 * @param url where the job's form is, or a page that leads there
 * @param seen what the person has looked at and wants sent; empty where nothing was shown yet
 * @param isToBeSent whether the person has pressed Submit
 * @param resume the resume as a file, printed when asked for
 * @param letter the cover letter as a file, printed when asked for
 */
record RunMaterial(
    UUID accountId,
    UUID attemptId,
    String url,
    boolean submitsByItself,
    boolean isToBeSent,
    List<SeenField> seen,
    Applicant applicant,
    Supplier<UploadedFile> resume,
    Supplier<UploadedFile> letter) {}
