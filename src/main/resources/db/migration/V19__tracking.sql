alter table posting add column edited_at timestamptz(3);
comment on column posting.edited_at is 'when a user last changed it; null for never. From then on approvals cover it';

alter table application add column tags varchar[] not null default '{}';
alter table application add column follow_up_on date;
comment on column application.follow_up_on is 'the day to ask about it again; null for none';

create index application_person_follow_up on application (account_id, follow_up_on) where follow_up_on is not null;
