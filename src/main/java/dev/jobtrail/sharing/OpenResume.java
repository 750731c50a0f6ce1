package dev.jobtrail.sharing;

import dev.jobtrail.resume.Resume;

/**
 * A shared resume that the visitor may view.
 *
 * @param isOwner whether it is the visitor's own
 */
record OpenResume(Resume resume, boolean isOwner) {}
