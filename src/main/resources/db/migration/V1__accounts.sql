create table account (
  id uuid primary key,
  username text not null unique check (username = lower(username)),
  email text not null,
  email_verified_at timestamptz(3),
  name text not null,
  password_hash text,
  plan text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

comment on column account.plan is 'a configured plan; null for the default one';
comment on column account.password_hash is 'null for one who signs in by a provider only';

create unique index account_email on account (lower(email));

create table account_session (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create index account_session_account on account_session (account_id);
create index account_session_expires on account_session (expires_at);

create table account_token (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  purpose text not null,
  email text not null,
  token_hash text not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

comment on table account_token is 'secrets sent by mail, each good for one use';

create index account_token_account on account_token (account_id);
create index account_token_expires on account_token (expires_at);

create table api_key (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  name text not null,
  prefix text not null,
  key_hash text not null unique,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  expires_at timestamptz(3)
);

create index api_key_account on api_key (account_id, id);
