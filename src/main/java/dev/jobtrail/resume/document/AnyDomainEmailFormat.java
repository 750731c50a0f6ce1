package dev.jobtrail.resume.document;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.format.EmailFormat;
import java.util.regex.Pattern;

/**
 * An e-mail address of any top-level domain: lists of them age, and know neither those of networks
 * of their own, such as .internal and .local, nor the reserved ones of RFC 2606.
 */
final class AnyDomainEmailFormat extends EmailFormat {

  private static final Pattern TOP_LEVEL =
      Pattern.compile("(?<=[A-Za-z0-9])\\.[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$");

  @Override
  public boolean matches(ExecutionContext context, String value) {
    return super.matches(context, value)
        || super.matches(context, TOP_LEVEL.matcher(value).replaceFirst(".com"));
  }
}
