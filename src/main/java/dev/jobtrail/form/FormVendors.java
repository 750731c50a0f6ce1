package dev.jobtrail.form;

import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The known form vendors. */
@ApplicationScoped
public class FormVendors {

  /** Stands for every form that is none of a known vendor. */
  static final FormVendor GENERIC = new GenericVendor();

  private final List<FormVendor> known;

  FormVendors(@All List<FormVendor> known) {
    this.known = known.stream().sorted(Comparator.comparing(FormVendor::name)).toList();
  }

  /** The vendor of an address, by its host before the rest of it; the generic one for others. */
  FormVendor at(URI address) {
    return Stream.concat(
            known.stream().filter(it -> it.isOwn(address)),
            known.stream().filter(it -> it.isEmployers(address)))
        .findFirst()
        .orElse(GENERIC);
  }

  /** The vendor of a page, by its URL or else by its markers. */
  FormVendor of(URI address, PageState state, FormVendor otherwise) {
    var byAddress = at(address);
    return byAddress != GENERIC
        ? byAddress
        : known.stream()
            .filter(it -> state.markers().contains(it.name()))
            .findFirst()
            .orElse(otherwise);
  }

  /** The markers of all vendors by name. */
  Map<String, String> markers() {
    return known.stream().collect(Collectors.toMap(FormVendor::name, FormVendor::marker));
  }

  List<String> names() {
    return known.stream().map(FormVendor::name).toList();
  }

  private static final class GenericVendor extends FormVendor {

    GenericVendor() {
      super("generic", "", Map.of());
    }

    @Override
    public boolean isOwn(URI address) {
      return false;
    }
  }
}
