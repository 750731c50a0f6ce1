package dev.jobtrail.site.workday;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;

/**
 * Workday: many pages, and mostly behind an account for each employer, which a run does not create.
 */
@Singleton
final class WorkdayForm extends FormVendor {

  WorkdayForm() {
    super(
        "workday",
        "[data-automation-id^='applyFlow'], [data-automation-id='pageFooterNextButton']",
        Map.of());
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address)
        .host()
        .matches("[^.]+\\.wd\\d+\\.myworkdayjobs\\.com|wd\\d+\\.myworkdaysite\\.com");
  }
}
