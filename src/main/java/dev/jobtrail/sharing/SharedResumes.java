package dev.jobtrail.sharing;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.pdf.DocumentTitle;
import dev.jobtrail.pdf.PageComposer;
import dev.jobtrail.pdf.ResumePage;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.pdf.ResumePictures;
import dev.jobtrail.pdf.ResumePictures.Printable;
import dev.jobtrail.platform.Cookies;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.SharedAddress;
import dev.jobtrail.resume.document.AccentColor;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.sharing.visit.VisitRecorder;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.NewCookie;
import java.time.Clock;
import java.util.Optional;

/** Reads shared resumes for visitors and counts views and downloads. */
@ApplicationScoped
class SharedResumes {

  /** For descriptions of operations. */
  static final String RULES =
      "A resume that is not shared is answered with 404, a protected resume with 401 NEED_PASSWORD without its password"
          + " in x-resume-password or the cookie of verifySharedResumePassword. The"
          + " owner, authenticated by key or session, needs no password and is never counted.";

  private final SharedResumeAccess access;
  private final VisitRecorder visits;
  private final PublicDocuments documents;
  private final ResumePdf pdf;
  private final SharedAddress address;
  private final ResumePictures pictures;
  private final TasksInProgress tasks;
  private final Visitor visitor;
  private final RateLimits limits;
  private final SharingSettings settings;
  private final Cookies cookies;
  private final Clock clock;

  /**
   * A shared resume as PDF.
   *
   * @param title the applicant's name and headline
   */
  record Print(String title, byte[] pdf, boolean isIndexed) {}

  /** The picture of a shared resume, as a PNG. */
  record Picture(byte[] png, boolean isIndexed) {}

  /** A shared resume as JSON. */
  record Document(SharedResume resume, boolean isIndexed) {}

  SharedResumes(
      SharedResumeAccess access,
      VisitRecorder visits,
      PublicDocuments documents,
      ResumePdf pdf,
      SharedAddress address,
      ResumePictures pictures,
      TasksInProgress tasks,
      Visitor visitor,
      RateLimits limits,
      SharingSettings settings,
      Cookies cookies,
      Clock clock) {
    this.access = access;
    this.visits = visits;
    this.documents = documents;
    this.pdf = pdf;
    this.address = address;
    this.pictures = pictures;
    this.tasks = tasks;
    this.visitor = visitor;
    this.limits = limits;
    this.settings = settings;
    this.cookies = cookies;
    this.clock = clock;
  }

  /** The resume's public view; counts as a view. */
  Document read(String username, String slug) {
    var resume = view(username, slug);
    return new Document(
        SharedResume.of(username, resume, documents.textOf(resume)), isIndexed(resume));
  }

  /** The resume itself, for a page that shows it; counts as a view. */
  Resume view(String username, String slug) {
    var open = access.open(username, slug);
    if (!open.isOwner() && visitor.reads()) {
      visits.view(open.resume().id, visitor.address(), visitor.userAgent());
    }
    return open.resume();
  }

  /**
   * The resume on paper.
   *
   * @param counts whether it is a download, and not a program that reads
   */
  Print print(String username, String slug, boolean counts) {
    var open = access.open(username, slug);
    var resume = open.resume();
    limits.require(Limit.SHARED_PDF, visitor.address());
    var title = DocumentTitle.of(resume);
    var bytes = bytes(resume, title);
    if (counts && !open.isOwner()) {
      visits.download(resume.id);
    }
    return new Print(title, bytes, isIndexed(resume));
  }

  /**
   * A picture of the resume's head, for previews of links; does not count as a view.
   *
   * @throws ApiException NOT_FOUND where a password protects it
   */
  Picture picture(String username, String slug) {
    var resume = access.open(username, slug).resume();
    if (resume.passwordHash().isPresent()) {
      throw ApiException.notFound();
    }
    limits.require(Limit.SHARED_PDF, visitor.address());
    var shown = Printable.of(resume, resume.template, PublicDocuments.toLayOut(resume));
    return new Picture(pictures.linkPreview(shown), isIndexed(resume));
  }

  /**
   * The photo that the design of the resume shows, as a data URI; does not count as a view.
   *
   * @throws ApiException NOT_FOUND for a resume without one
   */
  String photo(String username, String slug) {
    var resume = access.open(username, slug).resume();
    var photo = page(resume).photo();
    if (photo.isEmpty()) {
      throw ApiException.notFound();
    }
    return photo;
  }

  /** The accent colour of the resume's design, if it has one; does not count as a view. */
  Optional<AccentColor> accentColor(String username, String slug) {
    return ResumeDesign.of(access.open(username, slug).resume().document()).accentColor();
  }

  /** The page that strangers see. */
  static ResumePage page(Resume resume) {
    return PageComposer.forScreensWithPhoto(
        PublicDocuments.toLayOut(resume), resume.template, DocumentTitle.of(resume));
  }

  private byte[] bytes(Resume resume, String title) {
    try (var _ = tasks.pdf(visitor.address())) {
      var document = PublicDocuments.toLayOut(resume);
      return pdf.renderWithDocument(
          document, resume.template, title, resume.updatedAt, address.of(resume));
    }
  }

  /**
   * Counts a download.
   *
   * @return false for the owner, whose downloads do not count
   */
  boolean countDownload(String username, String slug) {
    var open = access.open(username, slug);
    if (!open.isOwner()) {
      visits.download(open.resume().id);
    }
    return !open.isOwner();
  }

  /**
   * Whether search engines may index it: only where its owner allows it, and anyone can read it.
   */
  static boolean isIndexed(Resume resume) {
    return resume.isIndexed() && resume.passwordHash().isEmpty();
  }

  /** The cookie for a visitor who knows the password; none where there is no password to know. */
  Optional<NewCookie> pass(String username, String slug, String password) {
    var resume = access.verify(username, slug, password);
    return resume
        .passwordHash()
        .map(
            _ ->
                cookies.of(
                    SharePass.cookieName(resume.id),
                    SharePass.issue(resume, clock.instant().plus(settings.passwordLifetime())),
                    "/",
                    settings.passwordLifetime()));
  }
}
