alter table builder_suggestion
  add column reworded json not null default '[]',
  add column replaced_version_id uuid;

comment on column builder_suggestion.reworded is 'Texts whose words the evidence does not have, with before and after';
comment on column builder_suggestion.replaced_version_id is 'The version of the resume that accepting it replaced; null unless accepted. That version may be pruned by now';
