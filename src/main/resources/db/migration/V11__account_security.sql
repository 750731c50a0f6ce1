alter table account_session
  add column last_used_at timestamptz(3),
  add column confirmed_at timestamptz(3),
  add column method text,
  add column browser text;

comment on column account_session.last_used_at is 'to a few minutes; null counts as created_at';
comment on column account_session.confirmed_at is 'when its owner was last proven to be there; null counts as created_at';
comment on column account_session.method is 'credential or the identifier of a provider; null where it is unknown';
comment on column account_session.browser is 'such as Firefox on Linux; null where it is unknown';

-- sessions of an earlier version begin their idle time now
update account_session set last_used_at = now();

create table account_device (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  token_hash text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint account_device_token unique (token_hash, account_id)
);

comment on table account_device is 'browsers that have signed in to an account, known by a cookie';

create index account_device_account on account_device (account_id);
create index account_device_expires on account_device (expires_at);

create table account_unlinked_provider (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  issuer text not null,
  created_at timestamptz(3) not null,
  constraint account_unlinked_provider_issuer unique (account_id, issuer)
);

comment on table account_unlinked_provider is 'issuers that their owner has unlinked: linked again by a signed-in browser only';

-- addresses that are held for the undoing of a change
create index account_token_email on account_token (lower(email));
