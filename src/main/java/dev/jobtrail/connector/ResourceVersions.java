package dev.jobtrail.connector;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.application.ApplicationCounts;
import dev.jobtrail.client.Person;
import dev.jobtrail.platform.Hashes;
import dev.jobtrail.platform.Ids;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/** Tells by a number whether a resource is still what it was. */
@ApplicationScoped
class ResourceVersions {

  static final String PIPELINE = "jobtrail://pipeline";
  static final String RESUMES = "jobtrail://resumes/";
  static final String APPLICATIONS = "jobtrail://applications/";

  /** Of one that does not exist any more. */
  private static final long GONE = 0;

  private final EntityManager entityManager;
  private final ApplicationCounts counts;
  private final ObjectMapper mapper;

  ResourceVersions(EntityManager entityManager, ApplicationCounts counts, ObjectMapper mapper) {
    this.entityManager = entityManager;
    this.counts = counts;
    this.mapper = mapper;
  }

  /** The versions of some resources of a person, in their order. */
  Map<String, Long> of(Person person, Collection<String> uris) {
    return QuarkusTransaction.requiringNew()
        .call(
            () -> {
              var times = new HashMap<UUID, Instant>();
              addTimes(times, "Resume", person, ids(uris, RESUMES));
              addTimes(times, "Application", person, ids(uris, APPLICATIONS));
              var versions = new LinkedHashMap<String, Long>();
              for (var uri : uris) {
                versions.put(
                    uri, uri.equals(PIPELINE) ? pipeline(person) : version(times.get(id(uri))));
              }
              return versions;
            });
  }

  private static Collection<UUID> ids(Collection<String> uris, String prefix) {
    var ids = new ArrayList<UUID>();
    uris.stream().filter(it -> it.startsWith(prefix)).map(ResourceVersions::id).forEach(ids::add);
    return ids;
  }

  private static UUID id(String uri) {
    return Ids.find(uri.substring(uri.lastIndexOf('/') + 1)).orElse(Ids.LOWEST);
  }

  private void addTimes(
      Map<UUID, Instant> times, String entity, Person person, Collection<UUID> ids) {
    if (ids.isEmpty()) {
      return;
    }
    entityManager
        .createQuery(
            "select it.id, it.updatedAt from %s it where it.accountId = :account and it.id in :ids"
                .formatted(entity),
            Object[].class)
        .setParameter("account", person.accountId())
        .setParameter("ids", ids)
        .getResultStream()
        .forEach(row -> times.put((UUID) row[0], (Instant) row[1]));
  }

  private static long version(Instant updatedAt) {
    return updatedAt == null ? GONE : updatedAt.toEpochMilli();
  }

  /** By the numbers in it, which every change of a status changes. */
  private long pipeline(Person person) {
    try {
      var text = mapper.writeValueAsBytes(counts.of(person));
      return ByteBuffer.wrap(Hashes.sha256(text)).getLong();
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("statistics are always JSON", e);
    }
  }
}
