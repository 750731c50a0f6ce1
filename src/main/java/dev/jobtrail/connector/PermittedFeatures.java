package dev.jobtrail.connector;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.Scope;
import io.quarkiverse.mcp.server.FilterContext;
import io.quarkiverse.mcp.server.McpMethod;
import io.quarkiverse.mcp.server.MetaKey;
import io.quarkiverse.mcp.server.ResourceFilter;
import io.quarkiverse.mcp.server.ResourceManager.ResourceInfo;
import io.quarkiverse.mcp.server.ResourceTemplateFilter;
import io.quarkiverse.mcp.server.ResourceTemplateManager.ResourceTemplateInfo;
import io.quarkiverse.mcp.server.ToolFilter;
import io.quarkiverse.mcp.server.ToolManager.ToolInfo;
import jakarta.inject.Singleton;
import java.util.Map;

/**
 * Lists only what the key may use. Calls pass, so that {@link ToolGroupInterceptor} names the
 * missing scope.
 */
@Singleton
class PermittedFeatures implements ToolFilter, ResourceFilter, ResourceTemplateFilter {

  /** The name of the metadata that holds the scope of a tool or resource. */
  static final String SCOPE = "scope";

  private static final MetaKey KEY = MetaKey.from(SCOPE);

  private final CurrentAccount current;

  PermittedFeatures(CurrentAccount current) {
    this.current = current;
  }

  @Override
  public boolean test(ToolInfo tool, FilterContext context) {
    return context.method() != McpMethod.TOOLS_LIST || isPermitted(tool.metadata());
  }

  @Override
  public boolean test(ResourceInfo resource, FilterContext context) {
    return context.method() != McpMethod.RESOURCES_LIST || isPermitted(resource.metadata());
  }

  @Override
  public boolean test(ResourceTemplateInfo template, FilterContext context) {
    return context.method() != McpMethod.RESOURCE_TEMPLATES_LIST
        || isPermitted(template.metadata());
  }

  private boolean isPermitted(Map<MetaKey, Object> metadata) {
    return current.has(Scope.ofWireName((String) metadata.get(KEY)));
  }
}
