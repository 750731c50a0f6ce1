package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.Element;
import dev.jobtrail.browser.UploadedFile;
import dev.jobtrail.text.Message;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Selects a file and waits until the form has accepted it. */
final class Upload {

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);
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
      throw new FormException(Message.of("\"%s\" does not accept files.", field.label()));
    }
    PageState before = FormPlace.state(page, vendor);
    FormSnapshot reading = reread.get();
    Set<String> alerts = new HashSet<>(reading.alerts());
    page.attach(input(again(field, reading).orElse(field)), file);
    long start = System.nanoTime();
    int calm = 0;
    while (true) {
      Page.pause(BETWEEN_LOOKS);
      PageState now = FormPlace.state(page, vendor);
      reading = reread.get();
      refuse(field, now, newAlerts(reading, alerts));
      long since = System.nanoTime() - start;
      boolean isNamed = isNamed(field, file, reading);
      calm = isTaken(field, isNamed, before, now, since) ? calm + 1 : 0;
      if (calm >= 2) {
        return;
      }
      boolean isLost = since > WITHOUT_NAME.toNanos() && !now.busy() && !isNamed;
      if (since > LONGEST.toNanos() || calm == 0 && isLost) {
        throw new FormException(Message.of("\"%s\" did not accept the file.", field.label()));
      }
    }
  }

  /** The input itself, or the one that an area for files opens. */
  private Element input(ReadField field) {
    if (field.type().equals("file")) {
      return field.control();
    }
    JsonNode input = page.run(Script.CHOOSER, field.control()).path("input");
    if (input.isNull()) {
      throw new FormException(Message.of("\"%s\" did not accept the file.", field.label()));
    }
    return Element.in(input);
  }

  private static List<String> newAlerts(FormSnapshot reading, Set<String> before) {
    return reading.alerts().stream().filter(it -> !before.contains(it)).toList();
  }

  private static void refuse(ReadField field, PageState now, List<String> alerts) {
    String fault =
        now.uploadFailed() != null
            ? now.uploadFailed()
            : alerts.stream()
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
          Message.of("\"%s\" rejected the file: %s", field.label(), FormWords.excerpt(fault, 200)));
    }
  }

  private boolean isTaken(
      ReadField field, boolean isNamed, PageState before, PageState now, long since) {
    boolean hasSignal =
        vendor.selectors().containsKey(FormPart.UPLOADED) && field.meaning() == FieldMeaning.CV;
    if (hasSignal && now.uploaded()) {
      return true;
    }
    boolean isWaiting = hasSignal && since < WITHOUT_SIGNAL.toNanos();
    boolean isBusy = now.busy() && !before.busy() && since < WITH_SPINNER.toNanos();
    return !isWaiting && !isBusy && isNamed;
  }

  /** Whether the box or the page around it names the file. */
  private boolean isNamed(ReadField field, UploadedFile file, FormSnapshot reading) {
    boolean isHeld =
        again(field, reading).map(it -> it.values().contains(file.name())).orElse(false);
    return isHeld || page.run(Script.NAMED, file.name()).asBoolean();
  }

  private static Optional<ReadField> again(ReadField field, FormSnapshot reading) {
    return reading.field(field.key(), field.label());
  }
}
