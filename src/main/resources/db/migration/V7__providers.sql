create table account_provider (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  created_at timestamptz(3) not null,
  constraint account_provider_subject unique (issuer, subject)
);

comment on table account_provider is 'those by whose word an account can be signed in to';
comment on column account_provider.provider is 'the identifier it was configured under then';
comment on column account_provider.issuer is 'a subject means nothing without it: another issuer may be configured under the same identifier';
comment on column account_provider.email is 'the address that the provider vouched for when it was linked';

create index account_provider_account on account_provider (account_id);

create table provider_sign_in (
  id uuid primary key,
  provider text not null,
  secret_hash text not null unique,
  return_to text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

comment on table provider_sign_in is 'browsers that are away at a provider; each may come back once';

create index provider_sign_in_expires on provider_sign_in (expires_at);
