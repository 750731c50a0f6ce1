package dev.jobtrail.attempt.answer;

import java.util.Optional;
import java.util.regex.Pattern;

/** Separates the code of the country from a telephone number. */
final class PhoneNumber {

  /** Codes of one and two digits; all others have three. Source: ITU-T E.164, assigned codes. */
  private static final Pattern CODE =
      Pattern.compile("^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\\d{3})");

  private PhoneNumber() {}

  /** The number without that code; the whole one where it does not begin with it. */
  static String without(String code, String phone) {
    var rest = phone.strip();
    if (code.isEmpty() || !rest.startsWith("+")) {
      return phone;
    }
    var pattern = new StringBuilder("^\\+");
    code.chars().forEach(digit -> pattern.append("[\\s().-]*").append((char) digit));
    var national = rest.replaceFirst(pattern + "[\\s.-]*(?:\\(0\\))?[\\s.-]*", "");
    return national.isEmpty() ? phone : national;
  }

  /** The number without its code; empty where it is not international. */
  static Optional<String> national(String phone) {
    if (!phone.strip().startsWith("+")) {
      return Optional.of(phone);
    }
    var code = CODE.matcher(phone.replaceAll("\\D", ""));
    return code.find() ? Optional.of(without(code.group(), phone)) : Optional.empty();
  }
}
