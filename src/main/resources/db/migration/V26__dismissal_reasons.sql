alter table discovery_match
  add column title_words text[],
  add column dismiss_reason text,
  add column rank_penalty smallint not null default 0,
  add column rank_penalty_reason text;

comment on column discovery_match.title_words is 'the words of its title that name the work, without level and gender; null before it is found again';
comment on column discovery_match.dismiss_reason is 'why its applicant dismissed it; null if not told';
comment on column discovery_match.rank_penalty is 'what the order by fit subtracts from its score because of dismissals';
comment on column discovery_match.rank_penalty_reason is 'the reason of most of these dismissals';

create index discovery_match_rank on discovery_match (resume_id, (score - rank_penalty) desc, found_at desc, id desc)
  where state = 'NEW';
create index discovery_match_dismissed on discovery_match (resume_id, updated_at desc) where dismiss_reason is not null;

drop index discovery_match_fit;
