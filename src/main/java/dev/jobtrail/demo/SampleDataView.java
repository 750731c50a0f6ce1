package dev.jobtrail.demo;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of an account's sample data. */
@Schema(name = "SampleData", description = "Whether the account has sample data.")
record SampleDataView(@Schema(required = true) boolean isLoaded) {}
