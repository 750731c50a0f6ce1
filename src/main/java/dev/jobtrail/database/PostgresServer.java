package dev.jobtrail.database;

import dev.jobtrail.database.PostgresPrograms.Outcome;
import dev.jobtrail.platform.Secrets;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * An embedded PostgreSQL server with its data folder, listening on the loopback address.
 *
 * <p>The folder holds the unpacked programs, the cluster ({@code data}), the server's log, the
 * password (readable by its owner only) and a lock file. The lock belongs to the process that runs
 * the server and ends with it, however it ends; a server that outlived its process is stopped
 * before the next one starts. Durability is PostgreSQL's default: a commit is on the disk.
 */
final class PostgresServer implements AutoCloseable {

  private static final String USERNAME = "jobtrail";
  private static final String DATABASE = "jobtrail";

  /** Of the programs that travel with the service; a test holds it against them. */
  static final String MAJOR_VERSION = "17";

  /** The line of {@code postmaster.pid} with the port. */
  private static final int PORT_LINE = 3;

  /**
   * Recovery after a crash reads the whole log since the last checkpoint, which can take a while.
   */
  private static final String START_SECONDS = "120";

  private static final String STOP_SECONDS = "30";
  private static final int ADMINISTRATION_SECONDS = 5;
  private static final int PORTS_TO_TRY = 5;

  private final PostgresPrograms programs;
  private final Path data;
  private final Path log;
  private final FileChannel lock;
  private final String password;
  private int port;
  private volatile ProcessHandle process;

  private PostgresServer(
      PostgresPrograms programs, Path folder, FileChannel lock, String password) {
    this.programs = programs;
    this.data = folder.resolve("data");
    this.log = folder.resolve("server.log");
    this.lock = lock;
    this.password = password;
  }

  /**
   * Starts the server and waits until it takes connections; creates the cluster at the first start.
   *
   * @throws EmbeddedDatabaseException if another process runs a server there, or it does not start
   */
  static PostgresServer startIn(Path folder) {
    FileChannel lock = lock(folder);
    try {
      PostgresPrograms programs = PostgresPrograms.unpackedIn(folder);
      PostgresServer server = new PostgresServer(programs, folder, lock, passwordIn(folder));
      server.stopLeftover();
      if (Files.exists(server.data)) {
        server.checkVersion();
      } else {
        server.createCluster(folder);
      }
      server.start();
      return server;
    } catch (IOException e) {
      close(lock);
      throw new EmbeddedDatabaseException(
          "The embedded PostgreSQL in " + folder + " cannot start: " + e.getMessage(), e);
    } catch (RuntimeException e) {
      close(lock);
      throw e;
    }
  }

  /**
   * The server that another process runs in the folder, if one does.
   *
   * @throws EmbeddedDatabaseException if it is just starting or stopping
   */
  static Optional<DatabaseAddress> runningIn(Path folder) {
    if (Files.notExists(folder.resolve("lock")) || !isLocked(folder)) {
      return Optional.empty();
    }
    try {
      List<String> state = Files.readAllLines(folder.resolve("data/postmaster.pid"));
      return Optional.of(address(Integer.parseInt(state.get(PORT_LINE)), passwordIn(folder)));
    } catch (IOException | IndexOutOfBoundsException e) {
      throw new EmbeddedDatabaseException(
          "The embedded PostgreSQL in " + folder + " is starting or stopping. Try again.", e);
    }
  }

  private static boolean isLocked(Path folder) {
    try (FileChannel channel = FileChannel.open(folder.resolve("lock"), StandardOpenOption.WRITE)) {
      FileLock taken = channel.tryLock();
      return taken == null;
    } catch (OverlappingFileLockException _) {
      return true;
    } catch (IOException e) {
      throw new EmbeddedDatabaseException(
          "The folder of the embedded PostgreSQL cannot be used: " + e, e);
    }
  }

  DatabaseAddress address() {
    return address(port, password);
  }

  private static DatabaseAddress address(int port, String password) {
    return new DatabaseAddress(
        "jdbc:postgresql://127.0.0.1:" + port + "/" + DATABASE, USERNAME, password);
  }

  /** Whether its main process is there; it may be recovering, and take no connections yet. */
  boolean isRunning() {
    return process.isAlive();
  }

  /**
   * Restarts the server on the same port, after its remaining processes have ended.
   *
   * @throws EmbeddedDatabaseException if it does not start
   */
  void startAgain() {
    try {
      stopLeftover();
      Outcome outcome = startAt(port);
      if (!outcome.succeeded()) {
        throw doesNotStart(outcome);
      }
    } catch (IOException e) {
      throw new EmbeddedDatabaseException("The embedded PostgreSQL cannot start: " + e, e);
    }
  }

  /** The bytes that the file system still takes. */
  long freeBytes() throws IOException {
    return Files.getFileStore(data).getUsableSpace();
  }

  /** Has the server refuse changes or take them again, on open connections as well. */
  void setReadOnly(boolean readOnly) throws SQLException {
    try (Connection connection = address().connect(ADMINISTRATION_SECONDS);
        Statement statement = connection.createStatement()) {
      statement.execute(
          readOnly
              ? "alter system set default_transaction_read_only = on"
              : "alter system reset default_transaction_read_only");
      statement.execute("select pg_reload_conf()");
    }
  }

  /**
   * Stops the server after its running transactions were ended, with everything on the disk. One
   * that has died recovers at its next start.
   */
  @Override
  public void close() {
    try {
      if (isRunning()) {
        stop();
      }
    } finally {
      close(lock);
    }
  }

  private static FileChannel lock(Path folder) {
    FileChannel channel = null;
    try {
      createPrivateFolder(folder);
      channel =
          FileChannel.open(
              folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock taken = channel.tryLock();
      if (taken != null) {
        return channel;
      }
    } catch (OverlappingFileLockException e) {
      // Held by this very process: reported like any other holder.
    } catch (IOException e) {
      throw new EmbeddedDatabaseException(
          "The folder of the embedded PostgreSQL cannot be used: " + e, e);
    }
    close(channel);
    throw new EmbeddedDatabaseException(
        "Another Jobtrail runs the embedded PostgreSQL in "
            + folder
            + ". Stop it first, or set JOBTRAIL_DATA_DIR to another folder.");
  }

  /** The files of another major version cannot be read. */
  private void checkVersion() throws IOException {
    String version = Files.readString(data.resolve("PG_VERSION")).strip();
    if (!version.equals(MAJOR_VERSION)) {
      throw new EmbeddedDatabaseException(
          "The data in %s is of PostgreSQL %s, and this Jobtrail brings PostgreSQL %s. Write a backup"
                  .formatted(data, version, MAJOR_VERSION)
              + " with the Jobtrail that you used before (jobtrail backup FILE), move the folder"
              + " away, and read the backup with this one (jobtrail restore FILE).");
    }
  }

  private static void createPrivateFolder(Path folder) throws IOException {
    var ownerOnly =
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
    Files.createDirectories(folder, ownerOnly);
  }

  private static String passwordIn(Path folder) throws IOException {
    Path file = folder.resolve("password");
    if (Files.notExists(file)) {
      Path partial = folder.resolve("password.partial");
      Files.deleteIfExists(partial);
      Files.createFile(
          partial,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.writeString(partial, Secrets.random());
      Files.move(partial, file, StandardCopyOption.ATOMIC_MOVE);
    }
    return Files.readString(file).strip();
  }

  /** Made aside and renamed when complete, so that a crash leaves no half-made cluster. */
  private void createCluster(Path folder) throws IOException {
    Path partial = folder.resolve("data.partial");
    PostgresPrograms.deleteTree(partial);
    List<String> options =
        List.of(
            "--pgdata=" + partial,
            "--username=" + USERNAME,
            "--pwfile=" + folder.resolve("password"),
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            // Sorts alike everywhere and needs no locale of the operating system.
            "--locale-provider=builtin",
            "--builtin-locale=C.UTF-8",
            "--locale=C",
            "--data-checksums",
            "--no-instructions",
            "--set=timezone=UTC",
            "--set=log_timezone=UTC");
    mustSucceed(programs.run("initdb", "", options), "The cluster cannot be created");
    mustSucceed(
        programs.run(
            "postgres",
            "CREATE DATABASE " + DATABASE + ";\n",
            List.of("--single", "-D", partial.toString(), "postgres")),
        "The database cannot be created");
    Files.move(partial, data, StandardCopyOption.ATOMIC_MOVE);
  }

  private void start() throws IOException {
    Outcome outcome = null;
    for (int attempt = 0; attempt < PORTS_TO_TRY; attempt++) {
      // Another process may take the port before the server starts; then another port is tried.
      port = freePort();
      outcome = startAt(port);
      if (outcome.succeeded()) {
        return;
      }
      if (isFree(port)) {
        break;
      }
    }
    throw doesNotStart(outcome);
  }

  private Outcome startAt(int wanted) throws IOException {
    port = wanted;
    Files.deleteIfExists(log);
    Outcome outcome =
        control("start", "-t", START_SECONDS, "-l", log.toString(), "-o", serverOptions());
    if (outcome.succeeded()) {
      process =
          firstLine(data.resolve("postmaster.pid"))
              .map(Long::valueOf)
              .flatMap(ProcessHandle::of)
              .orElseThrow(() -> new IOException("The server ended as soon as it had started"));
    }
    return outcome;
  }

  private EmbeddedDatabaseException doesNotStart(Outcome outcome) throws IOException {
    return new EmbeddedDatabaseException(
        "The embedded PostgreSQL in " + data + " does not start: " + logText() + outcome.output());
  }

  private String serverOptions() {
    return String.join(
        " ",
        "-p " + port,
        "-c listen_addresses=127.0.0.1",
        // A socket file would need a folder with a short name.
        "-c unix_socket_directories=''",
        // The log must not contain user data: no statements, no values of violated keys.
        "-c log_min_error_statement=panic",
        "-c log_error_verbosity=terse");
  }

  private void stop() {
    mustSucceed(control("stop", "-t", STOP_SECONDS, "-m", "fast"), "The server does not stop");
  }

  private Outcome control(String action, String... options) {
    Stream<String> arguments = Stream.of(action, "-w", "-s", "-D", data.toString());
    return programs.run("pg_ctl", "", Stream.concat(arguments, Stream.of(options)).toList());
  }

  /**
   * Ends a server whose starter was killed. Its processes are known by their working directory: the
   * number in the server's own file may meanwhile belong to another process, which neither we nor
   * PostgreSQL could tell from a running server.
   */
  private void stopLeftover() throws IOException {
    Path numberFile = data.resolve("postmaster.pid");
    List<Long> leftover = processesIn(data);
    if (!leftover.isEmpty()) {
      firstLine(numberFile).map(Long::valueOf).filter(leftover::contains).ifPresent(_ -> stop());
      awaitEndOf(leftover);
    }
    Files.deleteIfExists(numberFile);
  }

  /** Processes of a server whose own main process was killed end by themselves, within moments. */
  private void awaitEndOf(List<Long> processes) {
    for (long process : processes) {
      try {
        ProcessHandle.of(process)
            .ifPresent(handle -> handle.onExit().orTimeout(10, TimeUnit.SECONDS).join());
      } catch (CompletionException e) {
        throw new EmbeddedDatabaseException(
            "Process "
                + process
                + " of an earlier PostgreSQL still uses "
                + data
                + ". End it and start again.",
            e);
      }
    }
  }

  private static List<Long> processesIn(Path folder) throws IOException {
    if (Files.notExists(folder)) {
      return List.of();
    }
    Path real = folder.toRealPath();
    return ProcessHandle.allProcesses()
        .map(ProcessHandle::pid)
        .filter(number -> worksIn(real, number))
        .toList();
  }

  private static boolean worksIn(Path folder, long process) {
    try {
      return Files.readSymbolicLink(Path.of("/proc/" + process + "/cwd")).equals(folder);
    } catch (IOException e) {
      // Ended meanwhile, or another user's: not ours.
      return false;
    }
  }

  private static Optional<String> firstLine(Path file) throws IOException {
    return Files.exists(file) ? Files.readAllLines(file).stream().findFirst() : Optional.empty();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      return socket.getLocalPort();
    }
  }

  private static boolean isFree(int port) throws IOException {
    try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getByName("127.0.0.1"))) {
      return socket.isBound();
    } catch (BindException _) {
      return false;
    }
  }

  private String logText() throws IOException {
    return Files.exists(log) ? Files.readString(log) : "";
  }

  private void mustSucceed(Outcome outcome, String failure) {
    if (!outcome.succeeded()) {
      throw new EmbeddedDatabaseException(
          "The embedded PostgreSQL in " + data + " failed. " + failure + ": " + outcome.output());
    }
  }

  private static void close(FileChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      throw new EmbeddedDatabaseException("The lock file cannot be closed: " + e, e);
    }
  }
}
