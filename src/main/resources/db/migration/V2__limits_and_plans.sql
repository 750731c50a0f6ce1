create table rate_limit_bucket (
  id text primary key,
  state bytea,
  expires_at bigint
);

create index rate_limit_bucket_expires on rate_limit_bucket (expires_at);

create table allowance_usage (
  account_id uuid not null references account (id) on delete cascade,
  allowance text not null,
  month date not null,
  used integer not null check (used >= 0),
  primary key (account_id, allowance, month)
);
