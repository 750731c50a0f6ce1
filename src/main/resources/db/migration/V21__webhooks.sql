create table webhook (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  url text not null,
  description text,
  event_types varchar[] not null,
  secret bytea not null,
  secret_key text not null,
  previous_secret bytea,
  previous_secret_key text,
  previous_until timestamptz(3),
  state text not null,
  disabled_at timestamptz(3),
  failures int not null default 0,
  failing_since timestamptz(3),
  rest_until timestamptz(3),
  dropped bigint not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

comment on column webhook.client_id is 'the only client whose events are sent; null for all events of the account';
comment on column webhook.secret is 'encrypted; secret_key names the key';
comment on column webhook.failures is 'failed attempts since the last one that succeeded';
comment on column webhook.rest_until is 'no attempt before, after several failures or as Retry-After asks';
comment on column webhook.dropped is 'deliveries that were dropped because the queue was full, and are deleted';

create index webhook_account on webhook (account_id, id desc);
create index webhook_client on webhook (client_id) where client_id is not null;

-- Transactional outbox: a row is written with the change that it tells of.
create table webhook_delivery (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  webhook_id uuid not null references webhook (id) on delete cascade,
  position bigint generated always as identity,
  event_id uuid not null,
  type text not null,
  record_id uuid not null,
  payload text not null,
  state text not null,
  task_id uuid not null,
  attempts jsonb not null,
  attempt_count int not null default 0,
  next_attempt_at timestamptz(3),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null
);

comment on column webhook_delivery.position is 'the order of the events of one record';
comment on column webhook_delivery.event_id is 'webhook-id: the same for all attempts, webhooks and replays of an event';
comment on column webhook_delivery.record_id is 'events of one record are delivered in their order';
comment on column webhook_delivery.task_id is 'the task that delivers it: its own, or that of an earlier event of the record';
comment on column webhook_delivery.attempts is 'the last attempts, oldest first';

create index webhook_delivery_account on webhook_delivery (account_id);
create index webhook_delivery_log on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_task on webhook_delivery (task_id, position) where state = 'QUEUED';
create index webhook_delivery_record on webhook_delivery (webhook_id, record_id, position) where state = 'QUEUED';
create index webhook_delivery_queue on webhook_delivery (account_id, position) where state = 'QUEUED';
create index webhook_delivery_finished on webhook_delivery (finished_at) where state <> 'QUEUED';
