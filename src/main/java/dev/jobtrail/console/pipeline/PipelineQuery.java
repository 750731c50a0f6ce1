package dev.jobtrail.console.pipeline;

import jakarta.validation.constraints.Size;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestQuery;

/** The filters and order in the address of a pipeline page. */
final class PipelineQuery {

  @RestQuery
  @Size(max = 200)
  String q;

  @RestQuery String resume;

  @RestQuery
  @Size(max = 300)
  String company;

  @RestQuery String status;

  @RestQuery
  @Size(max = 50)
  String tag;

  @RestQuery String stage;
  @RestQuery String archived;
  @RestQuery String sort;
  @RestQuery String direction;

  PipelineFilter filter(UUID clientId) {
    return new PipelineFilter(
        q, resume, company, status, tag, stage, archived, sort, direction, clientId);
  }
}
