alter table mailbox add column is_model_asked boolean not null default false;
alter table mailbox add column uids_to_ask bigint[] not null default '{}';

comment on column mailbox.is_model_asked is 'whether a model is asked about replies that the rules do not decide';
comment on column mailbox.uids_to_ask is 'mails that the rules did not decide and that the model is still to be asked about';

alter table mailbox_message add column is_by_model boolean not null default false;

comment on column mailbox_message.is_by_model is 'whether a model classified it; by rules otherwise';
