package dev.jobtrail.pdf;

import dev.jobtrail.resume.ResumeTemplate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Prints the engineer's resume into a file, to be started as a process of its own. */
final class PrintInAnotherProcess {
  private PrintInAnotherProcess() {}

  public static void main(String[] arguments) throws IOException {
    for (ResumeTemplate template : ResumeTemplate.values()) {
      byte[] pdf = new ResumePdf().render(Resumes.engineer(), template, "Resume", Resumes.VERSION);
      Files.write(Path.of(arguments[0], template.name()), pdf);
    }
  }
}
