alter table discovery_match
  add column level text,
  add column hiring text,
  add column hiring_quote text,
  add column sponsorship text,
  add column sponsorship_quote text;

comment on column discovery_match.level is 'the experience level that title or text name; null before it is found again';
comment on column discovery_match.hiring is 'whether an employer or an agency hires, as its text states; null if no text was read';
comment on column discovery_match.hiring_quote is 'the sentence or company name that states it';
comment on column discovery_match.sponsorship is 'what its text states about visa sponsorship; null if no text was read';
comment on column discovery_match.sponsorship_quote is 'the sentence that states it';
