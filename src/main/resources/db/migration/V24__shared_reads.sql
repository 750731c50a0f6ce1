-- What replicas share so that a site is asked once; lost in a crash of PostgreSQL, which costs requests only.

create unlogged table stored_response (
  request_hash text primary key,
  etag text,
  last_modified text,
  content_type text,
  content_encoding text,
  body bytea not null,
  read_at timestamptz(3) not null
);

comment on table stored_response is 'the latest response of a job board to a request';
comment on column stored_response.request_hash is 'SHA-256 of method, URL, headers and body';
comment on column stored_response.body is 'as sent, with its content encoding';

create index stored_response_read on stored_response (read_at);

create unlogged table host_turn (
  host text primary key,
  holder text,
  free_at timestamptz not null,
  failures integer not null default 0,
  retry_at timestamptz
);

comment on table host_turn is 'which process may ask a host';
comment on column host_turn.holder is 'the process that asks it now; null in the pause after a request';
comment on column host_turn.free_at is 'when the next process may ask, even if the turn was not given back';
comment on column host_turn.failures is 'failed requests since the last answer';
comment on column host_turn.retry_at is 'when scheduled searches ask again a host that keeps failing';
