package dev.jobtrail.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.qute.Engine;
import io.quarkus.qute.TemplateLocator.TemplateLocation;
import io.quarkus.qute.Variant;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LateTemplatesTest {

  private record Source(Reader read, Optional<Variant> getVariant) implements TemplateLocation {}

  private final List<String> parsed = new ArrayList<>();

  @Test
  void parsesATemplateWhenItIsUsedFirst() {
    var late = new LateTemplates();
    var builder = Engine.builder().addDefaults().addLocator(this::locate);
    late.begin(builder);
    var engine = builder.build();

    assertThat(engine.getTemplate("greeting").render()).isEmpty();
    late.end(engine);
    assertThat(parsed).isEmpty();

    assertThat(engine.getTemplate("greeting").render()).isEqualTo("Hello");
    assertThat(engine.getTemplate("greeting").render()).isEqualTo("Hello");
    assertThat(parsed).containsExactly("greeting");
  }

  private Optional<TemplateLocation> locate(String id) {
    parsed.add(id);
    return Optional.of(new Source(new StringReader("Hello"), Optional.empty()));
  }
}
