package dev.jobtrail.form;

import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A vendor on loopback whose interface answers as Greenhouse's does, beside each form. */
@Singleton
public final class LocalVendor extends FormVendor {

  private static final Pattern FORM = Pattern.compile("/local-vendor/jobs/\\d+");
  private static final URI GREENHOUSE = URI.create("https://job-boards.greenhouse.io/acme/jobs/1");

  LocalVendor() {
    super("local", "[data-local-vendor]", Map.of());
  }

  @Override
  public boolean isOwn(URI address) {
    return "127.0.0.1".equals(address.getHost())
        && FORM.matcher(String.valueOf(address.getPath())).matches();
  }

  @Override
  public Optional<QuestionsRequest> questions(URI form) {
    return isOwn(form)
        ? TestVendors.ALL
            .at(GREENHOUSE)
            .questions(GREENHOUSE)
            .map(it -> new QuestionsRequest(URI.create(form + "/questions"), it.reader()))
        : Optional.empty();
  }
}
