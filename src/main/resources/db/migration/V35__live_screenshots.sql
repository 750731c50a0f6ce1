alter table attempt_screenshot add column viewed_at timestamptz(3);

comment on column attempt_screenshot.viewed_at is 'when somebody last looked at it, to two seconds; null before';
