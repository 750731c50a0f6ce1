package dev.jobtrail.form;

import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.UploadedFile;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Selects a file and waits until the form has accepted it. */
final class Upload {

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);
  private static final Duration LONGEST = Duration.ofSeconds(60);

  /** A signal that does not come although the name of the file is shown. */
  private static final Duration WITHOUT_SIGNAL = Duration.ofSeconds(12);

  private static final Duration WITHOUT_NAME = Duration.ofSeconds(15);
  private static final Duration WITH_SPINNER = Duration.ofSeconds(20);

  private final Page page;
  private final FormVendor vendor;
  private final Supplier<FormSnapshot> reread;

  Upload(Page page, FormVendor vendor, Supplier<FormSnapshot> reread) {
    this.page = page;
    this.vendor = vendor;
    this.reread = reread;
  }

  void attach(ReadField field, UploadedFile file) {
    if (field.widget() != ReadField.Widget.FILE) {
      throw new FormException("\"" + field.label() + "\" does not accept files.");
    }
    PageState before = FormPlace.state(page, vendor);
    Set<String> alerts = new HashSet<>(reread.get().alerts());
    page.attach(again(field).map(ReadField::control).orElse(field.control()), file);
    long start = System.nanoTime();
    int calm = 0;
    while (true) {
      Page.pause(BETWEEN_LOOKS);
      PageState now = FormPlace.state(page, vendor);
      refuse(field, now, alerts);
      long since = System.nanoTime() - start;
      calm = isTaken(field, file, before, now, since) ? calm + 1 : 0;
      if (calm >= 2) {
        return;
      }
      if (since > LONGEST.toNanos() || calm == 0 && isLost(field, file, now, since)) {
        throw new FormException("\"" + field.label() + "\" did not accept the file.");
      }
    }
  }

  private void refuse(ReadField field, PageState now, Set<String> alerts) {
    String fault =
        now.uploadFailed() != null
            ? now.uploadFailed()
            : reread.get().alerts().stream()
                .filter(it -> !alerts.contains(it))
                .filter(
                    it ->
                        it.matches(
                            "(?is).*(file|upload|size|type|format|datei|fichier|archivo|too"
                                + " (large|big)|fail|could not|couldn't).*"))
                .filter(
                    it ->
                        !it.matches(
                            "(?is).*(success|complete|uploaded|erfolgreich|succès|éxito).*"))
                .findFirst()
                .orElse(null);
    if (fault != null) {
      throw new FormException(
          "\"%s\" rejected the file: %s".formatted(field.label(), FormWords.excerpt(fault, 200)));
    }
  }

  private boolean isTaken(
      ReadField field, UploadedFile file, PageState before, PageState now, long since) {
    boolean hasSignal =
        vendor.selectors().containsKey(FormPart.UPLOADED) && field.meaning() == FieldMeaning.CV;
    if (hasSignal && now.uploaded()) {
      return true;
    }
    boolean isWaiting = hasSignal && since < WITHOUT_SIGNAL.toNanos();
    boolean isBusy = now.busy() && !before.busy() && since < WITH_SPINNER.toNanos();
    return !isWaiting && !isBusy && isNamed(field, file);
  }

  private boolean isLost(ReadField field, UploadedFile file, PageState now, long since) {
    return since > WITHOUT_NAME.toNanos() && !now.busy() && !isNamed(field, file);
  }

  /** Whether the box or the page around it names the file. */
  private boolean isNamed(ReadField field, UploadedFile file) {
    boolean isHeld = again(field).map(it -> it.values().contains(file.name())).orElse(false);
    return isHeld || page.run(Script.NAMED, file.name()).asBoolean();
  }

  private Optional<ReadField> again(ReadField field) {
    try {
      return reread.get().field(field.key(), field.label());
    } catch (BrowserException fault) {
      if (fault.fault() != Fault.ELEMENT_GONE) {
        throw fault;
      }
      return Optional.empty();
    }
  }
}
