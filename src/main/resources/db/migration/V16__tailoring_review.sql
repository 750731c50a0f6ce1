alter table application add column tailoring_review jsonb;

comment on column application.tailoring_review is
  'reworded changes that wait for the owner and questions to the owner; null where nothing was tailored since V16';
