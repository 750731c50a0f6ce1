package dev.jobtrail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.platform.AddressBlock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.yaml.snakeyaml.Yaml;

/** Holds the manifests of the last build to what a cautious cluster asks for. */
@Tag("smoke")
class KubernetesManifestsIT {

  private static final Path FOLDER = Path.of("target", "kubernetes");

  private enum Manifest {
    KUBERNETES("kubernetes.yml", "Deployment"),
    KNATIVE("knative.yml", "Service");

    private final String file;
    private final String kind;

    Manifest(String file, String kind) {
      this.file = file;
      this.kind = kind;
    }

    private Map<String, Object> workload() {
      return documents()
          .filter(document -> document.get("kind").equals(kind))
          .findFirst()
          .orElseThrow();
    }

    private Stream<Map<String, Object>> documents() {
      try {
        Iterable<Object> all = new Yaml().loadAll(Files.readString(FOLDER.resolve(file)));
        return StreamSupport.stream(all.spliterator(), false).map(KubernetesManifestsIT::map);
      } catch (IOException e) {
        throw new AssertionError("The build made no " + file, e);
      }
    }

    private Map<String, Object> pod() {
      return at(workload(), "spec", "template", "spec");
    }

    private Map<String, Object> container() {
      return map(list(pod(), "containers").getFirst());
    }
  }

  @ParameterizedTest
  @EnumSource
  void runsWithoutPrivilegesOnAReadOnlyFileSystem(Manifest manifest) {
    assertThat(at(manifest.container(), "securityContext"))
        .containsEntry("allowPrivilegeEscalation", false)
        .containsEntry("readOnlyRootFilesystem", true)
        .containsEntry("capabilities", Map.of("drop", List.of("ALL")))
        .containsEntry("seccompProfile", Map.of("type", "RuntimeDefault"));
    assertThat(manifest.pod()).containsEntry("automountServiceAccountToken", false);
  }

  @Test
  void doesNotRunAsRoot() {
    assertThat(at(Manifest.KUBERNETES.pod(), "securityContext"))
        .containsEntry("runAsNonRoot", true)
        .containsEntry("runAsUser", 1001);
    assertThat(at(Manifest.KNATIVE.container(), "securityContext"))
        .containsEntry("runAsNonRoot", true)
        .containsEntry("runAsUser", 1001);
  }

  @ParameterizedTest
  @EnumSource
  void hasOneFolderToWriteTo(Manifest manifest) {
    Map<String, Object> mount = map(list(manifest.container(), "volumeMounts").getFirst());
    Map<String, Object> volume = map(list(manifest.pod(), "volumes").getFirst());

    assertThat(mount).containsEntry("mountPath", "/tmp").containsEntry("name", volume.get("name"));
    assertThat(volume).containsKey("emptyDir");
  }

  @ParameterizedTest
  @EnumSource
  void takesTheDatabaseFromASecret(Manifest manifest) {
    assertThat(list(manifest.container(), "envFrom"))
        .containsExactly(Map.of("secretRef", Map.of("name", "jobtrail-database")));
  }

  /** By exactly the names under which the program reads them. */
  @ParameterizedTest
  @EnumSource
  void believesTheProxiesOfTheClusterAboutAddresses(Manifest manifest) {
    var variables =
        list(manifest.container(), "env").stream()
            .map(KubernetesManifestsIT::map)
            .filter(it -> it.containsKey("value"))
            .collect(
                Collectors.toMap(it -> (String) it.get("name"), it -> (String) it.get("value")));

    assertThat(variables)
        .containsEntry("QUARKUS_HTTP_PROXY_PROXY_ADDRESS_FORWARDING", "true")
        .containsKey("QUARKUS_HTTP_PROXY_TRUSTED_PROXIES");
    assertThat(variables.get("QUARKUS_HTTP_PROXY_TRUSTED_PROXIES").split(","))
        .contains("10.0.0.0/8", "fc00::/7")
        .doesNotContain("0.0.0.0/0", "::/0")
        .allSatisfy(it -> assertThat(AddressBlock.of(it).bits()).isPositive());
  }

  @ParameterizedTest
  @EnumSource
  void isProbedWhereTheServiceAnswers(Manifest manifest) {
    assertThat(at(manifest.container(), "livenessProbe", "httpGet"))
        .containsEntry("path", "/q/health/live");
    assertThat(at(manifest.container(), "readinessProbe", "httpGet"))
        .containsEntry("path", "/q/health/ready");
  }

  @Test
  void givesTheFirstStartTimeToMigrate() {
    Map<String, Object> probe = at(Manifest.KUBERNETES.container(), "startupProbe");

    assertThat(at(probe, "httpGet")).containsEntry("path", "/q/health/started");
    assertThat((int) probe.get("failureThreshold") * (int) probe.get("periodSeconds"))
        .isGreaterThanOrEqualTo(60);
  }

  @ParameterizedTest
  @EnumSource
  void fitsTheExecutable(Manifest manifest) {
    assertThat(at(manifest.container(), "resources", "requests"))
        .containsEntry("memory", "128Mi")
        .containsKey("cpu");
    assertThat(at(manifest.container(), "resources", "limits")).containsEntry("memory", "256Mi");
  }

  @ParameterizedTest
  @EnumSource
  void saysWhereItsMetricsAre(Manifest manifest) {
    assertThat(at(manifest.workload(), "spec", "template", "metadata", "annotations"))
        .containsEntry("prometheus.io/scrape", "true")
        .containsEntry("prometheus.io/path", "/q/metrics");
  }

  @Test
  void waitsLongerThanTheServiceTakesToStop() throws IOException {
    Properties properties = new Properties();
    try (var file = getClass().getResourceAsStream("/application.properties")) {
      properties.load(file);
    }
    int stop =
        seconds(properties, "quarkus.shutdown.timeout")
            + seconds(properties, "%prod.quarkus.shutdown.delay");

    assertThat((int) Manifest.KUBERNETES.pod().get("terminationGracePeriodSeconds"))
        .isGreaterThan(stop);
  }

  @Test
  void scalesToZeroOnKnative() {
    assertThat(at(Manifest.KNATIVE.workload(), "spec", "template", "metadata", "annotations"))
        .containsEntry("autoscaling.knative.dev/min-scale", "0");
  }

  @Test
  void needsNothingElseInTheCluster() {
    assertThat(Manifest.KUBERNETES.documents().map(document -> document.get("kind")))
        .containsExactlyInAnyOrder("Deployment", "Service");
  }

  private static int seconds(Properties properties, String name) {
    return Integer.parseInt(properties.getProperty(name).replaceFirst("s$", ""));
  }

  private static Map<String, Object> at(Map<String, Object> start, String... path) {
    Map<String, Object> here = start;
    for (String name : path) {
      assertThat(here).containsKey(name);
      here = map(here.get(name));
    }
    return here;
  }

  @SuppressWarnings("unchecked") // YAML with names for keys
  private static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }

  @SuppressWarnings("unchecked") // YAML has lists of anything
  private static List<Object> list(Map<String, Object> start, String name) {
    return (List<Object>) start.get(name);
  }
}
