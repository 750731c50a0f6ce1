alter table api_key add column assistant boolean not null default false;

comment on column api_key.assistant is 'whether it is the access of an assistant, which has tokens in place of the key';
alter table api_key add column confirms_submission boolean not null default false;

comment on column api_key.confirms_submission is 'whether the owner confirms in the console what it submits at the connector';

create table oauth_token (
  token_hash text primary key,
  account_id uuid not null references account (id) on delete cascade,
  key_id uuid not null references api_key (id) on delete cascade,
  kind text not null check (kind in ('CODE', 'ACCESS', 'REFRESH')),
  client_hash text not null,
  redirect_uri text,
  code_challenge text,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

comment on table oauth_token is 'a secret of an assistant: the code of a consent, an access token or a refresh token';
comment on column oauth_token.client_hash is 'the hash of the id of the client that it was issued to';
comment on column oauth_token.redirect_uri is 'where a code was sent; null for tokens';
comment on column oauth_token.code_challenge is 'the SHA-256 of the verifier that redeems a code; null for tokens';
comment on column oauth_token.used_at is 'when a code or a refresh token was exchanged first; null if it was not';

create index oauth_token_account on oauth_token (account_id);
create index oauth_token_key on oauth_token (key_id);
create index oauth_token_expires on oauth_token (expires_at);
