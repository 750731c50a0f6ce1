package dev.jobtrail.application;

import dev.jobtrail.platform.OneLine;
import dev.jobtrail.platform.RecordedDay;
import dev.jobtrail.posting.CurrencyCode;
import dev.jobtrail.text.PayPeriod;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The terms of an offer; unknown values are null. */
@RegisterForReflection
@Schema(name = "Offer", description = "The terms of an offer.")
public record Offer(
    @Schema(required = true, minimum = "0", examples = "90000", description = "Per period.")
        @NotNull
        @Min(0)
        @Max(1_000_000_000)
        Integer salary,
    @Schema(required = true, description = "ISO 4217, of salary and bonus.", examples = "EUR")
        @NotNull
        @CurrencyCode
        String currency,
    @Schema(nullable = true, description = "The period of the salary; year if absent.")
        PayPeriod period,
    @Schema(nullable = true, minimum = "0", description = "The bonus for a year.")
        @Min(0)
        @Max(1_000_000_000)
        Integer bonus,
    @Schema(nullable = true, examples = "0.1 % over four years") @Size(max = 300) @OneLine
        String equity,
    @Schema(nullable = true) @RecordedDay LocalDate startDate,
    @Schema(nullable = true, description = "The day to answer by.") @RecordedDay LocalDate deadline,
    @Schema(nullable = true) @Size(max = 10_000) String notes) {

  public Offer {
    period = period == null ? PayPeriod.YEAR : period;
  }

  /** Salary and bonus for a year, in the currency of the offer. */
  public long perYear() {
    return (long) salary * period.inYear() + (bonus == null ? 0 : bonus);
  }
}
