create table match_feed (
  account_id uuid primary key references account (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz(3) not null
);

create table match_alert (
  account_id uuid primary key references account (id) on delete cascade,
  frequency text not null,
  hour integer not null check (hour between 0 and 23),
  time_zone text not null,
  found_since timestamptz(3) not null,
  next_at timestamptz(3),
  sent_at timestamptz(3),
  updated_at timestamptz(3) not null
);

comment on column match_alert.time_zone is 'the IANA id of the zone of the hour';
comment on column match_alert.found_since is 'the next digest has matches that were found after this';
comment on column match_alert.next_at is 'when the next digest is due; null if they are off';

create index match_alert_due on match_alert (next_at) where next_at is not null;

create table match_alert_link (
  token_hash text primary key,
  account_id uuid not null references account (id) on delete cascade,
  match_id uuid references discovery_match (id) on delete cascade,
  action text not null,
  expires_at timestamptz(3) not null
);

comment on table match_alert_link is 'a link in a digest that works without signing in';
comment on column match_alert_link.match_id is 'null for a link that is about the digest';

create index match_alert_link_account on match_alert_link (account_id);
create index match_alert_link_match on match_alert_link (match_id) where match_id is not null;
create index match_alert_link_expires on match_alert_link (expires_at);

create index discovery_match_newest on discovery_match (account_id, found_at desc, id desc) where state = 'NEW';

alter table mail
  add column html text,
  add column unsubscribe_url text;

comment on column mail.html is 'the same as HTML; null for plain text only';
comment on column mail.unsubscribe_url is 'of a mail that is sent regularly, for one-click unsubscription (RFC 8058)';
