package dev.jobtrail.pdf;

import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.SharedAddress;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import org.jboss.resteasy.reactive.RestResponse;

/** Prints resumes for their owner to download. */
@Singleton
class ResumeDownload {

  private final ResumePdf pdf;
  private final SharedAddress address;
  private final TasksInProgress tasks;

  ResumeDownload(ResumePdf pdf, SharedAddress address, TasksInProgress tasks) {
    this.pdf = pdf;
    this.address = address;
    this.tasks = tasks;
  }

  /** The PDF with the document attached; its limit is up to the caller. */
  RestResponse<byte[]> of(Resume resume) {
    var title = DocumentTitle.of(resume);
    try (var _ = tasks.pdf(resume.accountId.toString())) {
      var bytes =
          pdf.renderWithDocument(
              resume.document(), resume.template, title, resume.updatedAt, address.of(resume));
      return RestResponse.ResponseBuilder.ok(bytes)
          .header(HttpHeaders.CONTENT_TYPE, ResumePdf.MEDIA_TYPE)
          .header(HttpHeaders.CONTENT_DISPOSITION, ResumeFileName.attachment(title))
          .build();
    }
  }
}
