alter table account add column language text check (language in ('en', 'de', 'fr', 'es'));

comment on column account.language is 'the language of the pages; null for that of the browser';
