package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.platform.OneLine;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.openapitools.jackson.nullable.JsonNullable;

/** Search criteria. Absent properties are unchanged, or empty in a new target. */
@Schema(description = "Search criteria. Absent properties are unchanged, or empty in a new target.")
record TargetEdit(
    @Schema(implementation = String.class, nullable = true, examples = "Backend Engineer") @OneLine
        JsonNullable<@Size(max = 200) String> title,
    @Schema(type = SchemaType.ARRAY, implementation = String.class, maxItems = 50) @OneLine
        JsonNullable<@NotNull @Size(max = 50) List<@NotBlank @Size(max = 100) String>> keywords,
    @Schema(type = SchemaType.ARRAY, implementation = String.class, maxItems = 50) @OneLine
        JsonNullable<@NotNull @Size(max = 50) List<@NotBlank @Size(max = 100) String>>
            excludedKeywords,
    @Schema(type = SchemaType.ARRAY, implementation = String.class, maxItems = 50) @OneLine
        JsonNullable<@NotNull @Size(max = 50) List<@NotBlank @Size(max = 100) String>> locations,
    @Schema(
            implementation = Integer.class,
            minimum = "0",
            maximum = "500",
            description = "How far from a city of the locations, in kilometres.")
        JsonNullable<@NotNull @Min(0) @Max(500) Integer> radiusKm,
    @Schema(implementation = Boolean.class) JsonNullable<@NotNull Boolean> remoteOnly,
    @Schema(
            type = SchemaType.ARRAY,
            implementation = Board.class,
            maxItems = 30,
            description =
                "Without boards and companies, every enabled board that needs no company is searched.")
        JsonNullable<@NotNull @Size(max = 30) List<@NotNull Board>> boards,
    @Schema(type = SchemaType.ARRAY, implementation = CompanyOnBoard.class, maxItems = 200)
        JsonNullable<@NotNull @Size(max = 200) List<@NotNull @Valid CompanyOnBoard>> companies,
    @Schema(
            type = SchemaType.ARRAY,
            implementation = String.class,
            maxItems = MOST_EXCLUDED_COMPANIES)
        @OneLine
        JsonNullable<
                @NotNull @Size(max = MOST_EXCLUDED_COMPANIES) List<
                    @NotBlank @Size(max = 200) String>>
            excludedCompanies,
    @Schema(implementation = Integer.class, nullable = true, description = "Per year.")
        JsonNullable<@Min(0) Integer> minSalary,
    @Schema(implementation = Boolean.class, description = "Whether it is searched daily.")
        JsonNullable<@NotNull Boolean> daily) {

  static final int MOST_EXCLUDED_COMPANIES = 200;

  void applyTo(Target target) {
    title.ifPresent(
        value -> target.title = value == null || value.isBlank() ? null : value.strip());
    keywords.ifPresent(value -> target.keywords = value);
    excludedKeywords.ifPresent(value -> target.excludedKeywords = value);
    locations.ifPresent(value -> target.locations = value);
    radiusKm.ifPresent(value -> target.radiusKm = value);
    remoteOnly.ifPresent(value -> target.remoteOnly = value);
    boards.ifPresent(value -> target.choose(value.stream().distinct().toList()));
    companies.ifPresent(value -> target.companies = value.stream().distinct().toList());
    excludedCompanies.ifPresent(value -> target.excludedCompanies = value);
    minSalary.ifPresent(value -> target.minSalary = value);
    daily.ifPresent(value -> target.daily = value);
  }
}
