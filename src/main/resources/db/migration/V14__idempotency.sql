create table idempotent_answer (
  account_id uuid not null references account (id) on delete cascade,
  key_id bytea not null,
  fingerprint bytea not null,
  answer bytea not null,
  size integer not null,
  expires_at timestamptz(3) not null,
  primary key (account_id, key_id)
);

comment on table idempotent_answer is
  'answers of requests with an Idempotency-Key, for retries; they commit with what they tell';
comment on column idempotent_answer.key_id is 'HMAC of account, path and key; the key is not stored';
comment on column idempotent_answer.fingerprint is 'HMAC of the request body under the key';
comment on column idempotent_answer.answer is 'compressed, and encrypted with the key';

create index idempotent_answer_expires on idempotent_answer (expires_at);
create index idempotent_answer_room on idempotent_answer (account_id, expires_at) include (size);
