package dev.jobtrail;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.batch.v1.CronJob;
import io.fabric8.kubernetes.api.model.gatewayapi.v1.HTTPRoute;
import io.fabric8.kubernetes.api.model.networking.v1.Ingress;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.Yaml;

/** The files in deploy, held against the objects of Kubernetes and the settings of the service. */
class DeploymentFilesTest {

  private static final Path FOLDER = Path.of("deploy");
  private static final Pattern SETTING = Pattern.compile("\\b(JOBTRAIL|QUARKUS)_[A-Z0-9_]+\\b");

  private static final Map<String, Class<?>> KINDS =
      Map.ofEntries(
          Map.entry("v1 ConfigMap", ConfigMap.class),
          Map.entry("v1 Service", Service.class),
          Map.entry("v1 ServiceAccount", ServiceAccount.class),
          Map.entry("apps/v1 Deployment", Deployment.class),
          Map.entry("autoscaling/v2 HorizontalPodAutoscaler", HorizontalPodAutoscaler.class),
          Map.entry("batch/v1 CronJob", CronJob.class),
          Map.entry("networking.k8s.io/v1 Ingress", Ingress.class),
          Map.entry("networking.k8s.io/v1 NetworkPolicy", NetworkPolicy.class),
          Map.entry("gateway.networking.k8s.io/v1 HTTPRoute", HTTPRoute.class),
          Map.entry("policy/v1 PodDisruptionBudget", PodDisruptionBudget.class));

  /** Of operators, whose types are not at hand. */
  private static final List<String> CUSTOM =
      List.of(
          "postgresql.cnpg.io/v1 Cluster",
          "serving.knative.dev/v1 Service",
          "monitoring.coreos.com/v1 PodMonitor",
          "monitoring.coreos.com/v1 PrometheusRule");

  /** Refuses properties that an object does not have, which the types would keep as extra ones. */
  private static final ObjectMapper STRICT =
      new ObjectMapper()
          .setAnnotationIntrospector(
              new JacksonAnnotationIntrospector() {
                @Serial private static final long serialVersionUID = 1L;

                @Override
                public Boolean hasAnySetter(Annotated annotated) {
                  return false;
                }
              });

  /** An object of a manifest. */
  record Manifest(Path file, Map<String, Object> content) {

    String kind() {
      return content.get("apiVersion") + " " + content.get("kind");
    }

    @Override
    public String toString() {
      return file.getFileName() + " " + content.get("kind");
    }
  }

  static Stream<Manifest> manifests() {
    return files("kubernetes")
        .filter(it -> it.toString().endsWith(".yaml") && !it.endsWith("kustomization.yaml"))
        .flatMap(DeploymentFilesTest::manifests);
  }

  @ParameterizedTest
  @MethodSource("manifests")
  void areObjectsOfKubernetes(Manifest manifest) {
    assertThat(((Map<?, ?>) manifest.content().get("metadata")).get("name")).isNotNull();
    if (!CUSTOM.contains(manifest.kind())) {
      assertThat(KINDS).containsKey(manifest.kind());
      assertThat(STRICT.convertValue(manifest.content(), KINDS.get(manifest.kind()))).isNotNull();
    }
  }

  @Test
  void runWithoutPrivileges() {
    var pods =
        Stream.concat(
                of(Deployment.class).map(it -> it.getSpec().getTemplate().getSpec()),
                of(CronJob.class)
                    .map(it -> it.getSpec().getJobTemplate().getSpec().getTemplate().getSpec()))
            .toList();

    assertThat(pods).hasSizeGreaterThan(3).allSatisfy(DeploymentFilesTest::hasNoPrivileges);
  }

  private static void hasNoPrivileges(PodSpec pod) {
    assertThat(pod.getAutomountServiceAccountToken()).isFalse();
    assertThat(pod.getSecurityContext().getRunAsNonRoot()).isTrue();
    assertThat(pod.getSecurityContext().getSeccompProfile().getType()).isEqualTo("RuntimeDefault");
    for (var container : pod.getContainers()) {
      assertThat(container.getSecurityContext().getAllowPrivilegeEscalation()).isFalse();
      assertThat(container.getSecurityContext().getCapabilities().getDrop()).containsExactly("ALL");
      assertThat(container.getResources().getLimits()).containsKey("memory");
    }
  }

  @Test
  void leadFromEachAlertToWhatToDo() {
    var guide = text(Path.of("docs/operations.md"));
    var alerts =
        Pattern.compile("- alert: (\\w+)")
            .matcher(text(FOLDER.resolve("kubernetes/monitoring/alerts.yaml")))
            .results()
            .map(it -> it.group(1))
            .toList();

    assertThat(alerts).hasSizeGreaterThan(5).allMatch(it -> guide.contains("| `" + it + "` |"));
  }

  @Test
  void usesNoSettingsOfTheIngressThatAreOffByDefault() {
    assertThat(of(Ingress.class))
        .isNotEmpty()
        .allSatisfy(
            it ->
                assertThat(it.getMetadata().getAnnotations().keySet())
                    .noneMatch(name -> name.endsWith("-snippet")));
  }

  @Test
  void nameSettingsThatThereAre() throws IOException {
    var documented = Files.readString(Path.of("docs/configuration.md"));

    var named =
        files("").flatMap(it -> SETTING.matcher(text(it)).results().map(MatchResult::group));

    assertThat(named.distinct().toList())
        .hasSizeGreaterThan(10)
        .allMatch(it -> documented.contains("`" + it + "`"), "is in docs/configuration.md");
  }

  private static <T> Stream<T> of(Class<T> type) {
    return manifests()
        .filter(it -> KINDS.get(it.kind()) == type)
        .map(it -> STRICT.convertValue(it.content(), type));
  }

  @SuppressWarnings("unchecked") // a document of a manifest is an object
  private static Stream<Manifest> manifests(Path file) {
    var documents = new Yaml().loadAll(text(file));
    return StreamSupport.stream(documents.spliterator(), false)
        .map(it -> new Manifest(file, (Map<String, Object>) it));
  }

  private static Stream<Path> files(String folder) {
    try (var files = Files.walk(FOLDER.resolve(folder))) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
