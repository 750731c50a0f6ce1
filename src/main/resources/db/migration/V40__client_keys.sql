alter table api_key add column client_id uuid references client (id) on delete cascade;

comment on column api_key.client_id is 'the only client whose records the key may use; null for all';

create index api_key_client on api_key (client_id) where client_id is not null;
