# Sourced by the benchmarks: a PostgreSQL, the program that is measured, and accounts in it.
# shellcheck shell=bash
set -euo pipefail

bench=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
chmod 711 "$work" # the user postgres has to get at its directory in it
programs=()
server=
ulimit -n "$(ulimit -Hn)" # the streams need more than the usual 1,024

clean_up() {
  local status=$?
  set +e
  for pid in "${programs[@]}"; do kill "$pid" 2>>"$work/clean-up.log"; done
  for pid in "${programs[@]}"; do wait "$pid" 2>>"$work/clean-up.log"; done
  case $server in
    own) as_postgres "$binaries/pg_ctl" -D "$work/data" -m fast -w stop >>"$work/clean-up.log" ;;
    given) dropdb --if-exists --force "$PGDATABASE" ;;
  esac
  rm -rf "$work"
  exit "$status"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

fail() {
  echo "$1" >&2
  exit 1
}

# The comment at the head of a benchmark is its help.
require_program() {
  [[ $# -gt 0 && $1 != -* ]] || {
    sed -n '2,/^# shellcheck/{/^# shellcheck/!s/^# \{0,1\}//p}' "$0" >&2
    exit 2
  }
}

# The clients here need a JDK 25, and so does the jar.
choose_java() {
  local home
  for home in "${JAVA_HOME-}" "$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")" \
    /usr/lib/jvm/*; do
    if [[ $(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release" 2>/dev/null) -ge 25 ]]; then
      PATH=$home/bin:$PATH
      return
    fi
  done
  fail "No JDK 25 was found; set JAVA_HOME to one."
}

free_port() {
  local port
  while port=$(shuf -i 20000-32000 -n 1); (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do :; done
  echo "$port"
}

# PostgreSQL refuses to run as root.
as_postgres() {
  if [[ $EUID -eq 0 ]]; then
    (cd / && su postgres -s /bin/bash -c 'exec "$@"' -- bash "$@")
  else
    "$@"
  fi
}

# A new database: on the server that PGHOST, PGPORT, PGUSER and PGPASSWORD name, else on a server of
# our own with the settings that initdb gives it, durability included.
start_database() {
  if [[ -n ${PGHOST-} ]]; then
    export PGPORT=${PGPORT-5432} PGUSER=${PGUSER-postgres}
    export PGDATABASE=jobtrail_bench_$$
    createdb "$PGDATABASE"
    server=given
  else
    binaries=${PGBIN-$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -1)}
    [[ -x $binaries/initdb ]] || fail "No PostgreSQL was found; set PGHOST, or PGBIN to its programs."
    export PGHOST=127.0.0.1 PGUSER=postgres PGDATABASE=jobtrail PGPORT
    PGPORT=$(free_port)
    mkdir "$work/data"
    [[ $EUID -ne 0 ]] || chown postgres "$work/data"
    as_postgres "$binaries/initdb" -D "$work/data" -U postgres -A trust -E UTF8 >"$work/initdb.log"
    as_postgres "$binaries/pg_ctl" -D "$work/data" -l "$work/data/server.log" -w \
      -o "-p $PGPORT -c listen_addresses=127.0.0.1 -c unix_socket_directories=$work/data" \
      start >"$work/pg_ctl.log"
    server=own
    PATH=$PATH:$binaries
    createdb "$PGDATABASE"
  fi
}

# query SQL: rows of the database, with bars between columns
query() { psql -qtA -v ON_ERROR_STOP=1 -c "$1"; }

# start_program [NAME=VALUE...] COMMAND...: runs the program itself, with no shell around it, until
# it is ready. Sets base, its address, and pid.
start_program() {
  local port log
  port=$(free_port)
  log=$work/program-$port.log
  base=http://127.0.0.1:$port
  env QUARKUS_DATASOURCE_JDBC_URL="jdbc:postgresql://$PGHOST:$PGPORT/$PGDATABASE" \
    QUARKUS_DATASOURCE_USERNAME="$PGUSER" QUARKUS_DATASOURCE_PASSWORD="${PGPASSWORD-none}" \
    QUARKUS_HTTP_HOST=127.0.0.1 QUARKUS_HTTP_PORT="$port" "$@" >"$log" 2>&1 &
  pid=$!
  programs+=("$pid")
  for ((tries = 0; tries < 1200; tries++)); do
    if curl -sf -o /dev/null "$base/q/health/ready"; then return; fi
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
  done
  tail -20 "$log" >&2
  fail "The program did not become ready."
}

stop_program() {
  kill "$1"
  wait "$1" || true
  local left=() running
  for running in "${programs[@]}"; do
    [[ $running == "$1" ]] || left+=("$running")
  done
  programs=("${left[@]}")
}

# post PATH JSON [curl options]: the body of a success
post() {
  local path=$1 json=$2
  shift 2
  curl -sS --fail-with-body -H 'content-type: application/json' -d "$json" "$@" "$base$path" ||
    fail "POST $path failed."
}

# The first field of that name in JSON on standard input.
field() { grep -o "\"$1\":\"[^\"]*\"" | head -1 | cut -d'"' -f4; }

# make_account USERNAME: signs up and in and makes a key. Sets key, the cookie of the session, and password.
make_account() {
  password="correct horse battery"
  post /auth/sign-up "{\"email\":\"$1@example.com\",\"username\":\"$1\",\"name\":\"$1\",
    \"password\":\"$password\"}" >"$work/sign-up.json"
  post /auth/sign-in "{\"login\":\"$1\",\"password\":\"$password\"}" \
    -D "$work/sign-in.headers" >"$work/sign-in.json"
  cookie=$(sed -n 's/^set-cookie: \(jobtrail_session=[^;]*\).*/\1/Ip' "$work/sign-in.headers" | head -1)
  key=$(post /api-keys '{"name":"benchmark"}' -H "cookie: $cookie" -H "origin: $base" | field key)
}

# make_resume NAME: prints its id
make_resume() {
  post /resumes "{\"name\":\"$1\",\"data\":{\"basics\":{\"name\":\"Ada Lovelace\"}}}" \
    -H "x-api-key: $key" | field id
}

# make_application RESUME: prints its id
make_application() {
  local description
  description=$(printf 'You will build and run services that people rely on. %.0s' {1..30})
  post /applications "{\"resumeId\":\"$1\",\"notes\":\"Met at the fair.\",\"posting\":{
    \"title\":\"Staff Engineer\",\"company\":\"Acme\",\"location\":\"Brno\",
    \"descriptionRaw\":\"$description\"}}" -H "x-api-key: $key" | field id
}

# fill_applications USERNAME COUNT: inserts applications by SQL, each with a posting of about 1.5 kB and a
# history of one entry. Ids grow with time, as those of the service do. One application in ten is in status interview.
fill_applications() { # username, how many
  psql -q -v ON_ERROR_STOP=1 -v username="$1" -v count="$2" <<'SQL'
begin;
create temporary table filling on commit drop as
select
  (lpad(to_hex(1760000000000 + n * 1000), 12, '0') || '7' || substr(md5('posting' || n || r.id), 1, 3)
    || '8' || substr(md5('posting' || n || r.id), 4, 15))::uuid as posting_id,
  (lpad(to_hex(1760000000000 + n * 1000), 12, '0') || '7' || substr(md5('application' || n || r.id), 1, 3)
    || '8' || substr(md5('application' || n || r.id), 4, 15))::uuid as application_id,
  r.account_id,
  r.id as resume_id,
  case when n % 10 = 0 then 'INTERVIEW' else 'SAVED' end as status,
  to_timestamp(1760000000 + n) as at,
  n
from generate_series(1, :count) n, resume r
where r.account_id = (select id from account where username = :'username');

insert into posting (id, account_id, source, title, company, location, description_raw, created_at, updated_at)
select posting_id, account_id, 'MANUAL', 'Engineer ' || n, 'Company ' || n % 500, 'Brno',
  repeat('You will build and run services that people use. ', 30), at, at
from filling order by n;

insert into application
  (id, account_id, posting_id, resume_id, status, status_changed_at, apply_source, notes, created_at, updated_at)
select application_id, account_id, posting_id, resume_id, status, at, 'ORIGINAL', 'Note ' || n, at, at
from filling order by n;

insert into application_status_change (id, application_id, at, to_status, moved_by)
select application_id, application_id, at, status, 'OWNER' from filling order by n;
commit;
SQL
}

resident() { awk '/^VmRSS:/ { printf "%.1f\n", $2 / 1024 }' "/proc/$1/status"; } # MiB

median() { sort -n | awk '{ v[NR] = $1 } END { print (v[int((NR + 1) / 2)] + v[int((NR + 2) / 2)]) / 2 }'; }

ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.3f\n", a / b }'; }
