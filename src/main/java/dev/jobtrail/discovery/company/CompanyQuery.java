package dev.jobtrail.discovery.company;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Text that names companies by links, domains or names, one on each line. */
record CompanyQuery(
    @Schema(
            required = true,
            description =
                "Careers pages, links of jobs, domains or names of companies, one on each line; at"
                    + " most 10 lines.",
            examples = "stripe.com")
        @NotBlank
        @Size(max = 20_000)
        String text) {}
