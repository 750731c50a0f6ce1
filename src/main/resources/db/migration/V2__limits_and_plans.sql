-- One row for each limit, subject and window; state is bucket4j's. Rows are rewritten in place and
-- short-lived, so pages keep room for the next version of a row.
create table rate_limit_bucket (
  id text primary key,
  state bytea,
  expires_at bigint
) with (fillfactor = 50);

comment on column rate_limit_bucket.expires_at is 'milliseconds since 1970; swept after that';

create index rate_limit_bucket_expires on rate_limit_bucket (expires_at);

create table allowance_usage (
  account_id uuid not null references account (id) on delete cascade,
  allowance text not null,
  month date not null,
  used int not null check (used >= 0),
  primary key (account_id, allowance, month)
);

comment on column allowance_usage.month is 'the first day of a calendar month in UTC';
