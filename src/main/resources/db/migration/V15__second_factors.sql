create table passkey (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  credential_id bytea not null unique,
  credential bytea not null,
  sign_count bigint not null,
  name text not null,
  transports text not null,
  backup_eligible boolean not null,
  backed_up boolean not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);

comment on table passkey is 'WebAuthn credentials that sign in to an account';
comment on column passkey.credential is 'attested credential data: the AAGUID, the credential id and the public key (COSE)';
comment on column passkey.sign_count is 'the last signature counter; 0 where the authenticator has none';
comment on column passkey.transports is 'separated by commas';

create index passkey_account on passkey (account_id, id);

create table passkey_challenge (
  id uuid primary key,
  challenge_hash text not null unique,
  holder_hash text not null,
  expires_at timestamptz(3) not null
);

comment on table passkey_challenge is 'WebAuthn challenges that wait for an answer; each can be answered once';
comment on column passkey_challenge.holder_hash is 'the session or the browser that may answer';

create index passkey_challenge_holder on passkey_challenge (holder_hash);
create index passkey_challenge_expires on passkey_challenge (expires_at);

create table account_totp (
  account_id uuid primary key references account (id) on delete cascade,
  secret bytea not null,
  key_name text not null,
  last_step bigint not null,
  created_at timestamptz(3) not null,
  confirmed_at timestamptz(3)
);

comment on table account_totp is 'authenticator apps (RFC 6238); in use from confirmed_at on';
comment on column account_totp.secret is 'AES-256-GCM: nonce, ciphertext and tag; the account id is authenticated data';
comment on column account_totp.key_name is 'the key that the secret is encrypted with';
comment on column account_totp.last_step is 'the time step of the last accepted code; no code is accepted twice';

create table account_recovery_code (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  code_hash text not null,
  constraint account_recovery_code_once unique (account_id, code_hash)
);

comment on table account_recovery_code is 'SHA-256 of unused recovery codes, which have 80 random bits each';

create table two_step_key (
  secret text not null
);

comment on table two_step_key is
  'one row: what secrets of authenticator apps are encrypted with, where no key is configured';

insert into two_step_key
values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
