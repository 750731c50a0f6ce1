create table mailbox (
  account_id uuid primary key references account (id) on delete cascade,
  host text not null,
  port integer not null,
  is_tls boolean not null,
  username text not null,
  password bytea not null,
  password_key text not null,
  folder text not null,
  is_enabled boolean not null,
  uid_validity bigint not null default 0,
  last_uid bigint not null default 0,
  next_read_at timestamptz(3),
  reading_until timestamptz(3),
  read_at timestamptz(3),
  problem text,
  failures integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

comment on table mailbox is 'an IMAP mailbox whose new mail is read for replies of employers';
comment on column mailbox.password is 'encrypted; password_key names the key';
comment on column mailbox.last_uid is 'mails up to this number are read, as long as uid_validity is that of the server';
comment on column mailbox.next_read_at is 'when it is read next; null while it is off';
comment on column mailbox.reading_until is 'while a process reads it: when another one may; tells one reading from another';
comment on column mailbox.failures is 'readings that failed since the last one that succeeded';

create index mailbox_due on mailbox (next_read_at) where next_read_at is not null;

-- Only what a proposal needs is stored of a mail.
create table mailbox_message (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  application_id uuid references application (id) on delete cascade,
  message_key bytea not null,
  kind text not null,
  proposed_status text,
  state text not null,
  sender text not null,
  subject text not null,
  evidence text not null,
  received_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint mailbox_message_once unique (account_id, message_key)
);

comment on column mailbox_message.application_id is 'null until one is found or chosen';
comment on column mailbox_message.message_key is 'a hash of the Message-ID';
comment on column mailbox_message.proposed_status is 'null without an application, and where the mail changes nothing';
comment on column mailbox_message.evidence is 'the sentence of the mail that says so';

create index mailbox_message_account on mailbox_message (account_id, id desc);
create index mailbox_message_application on mailbox_message (application_id) where application_id is not null;
create index mailbox_message_received on mailbox_message (received_at);
