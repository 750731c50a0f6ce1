-- Job boards have several URLs for one posting. From now on its canonical URL is the same for all of them; older
-- ones follow, except where the same applicant tracks the posting already.
update posting p set canonical_url = c.url
from (
  select distinct on (o.person_id, n.url) o.id, o.person_id, n.url
  from posting o
  cross join lateral (
    select regexp_replace(o.canonical_url, r.pattern, r.url) as url
    from (values
      ('^https?://(?:job-)?boards(\.eu)?\.greenhouse\.io/([^/?]+)/jobs/([0-9]+).*$',
        'https://job-boards\1.greenhouse.io/\2/jobs/\3'),
      ('^https?://(?:job-)?boards(\.eu)?\.greenhouse\.io/embed/job_app\?(?:.*&)?for=([^&/?]+)&(?:.*&)?token=([0-9]+).*$',
        'https://job-boards\1.greenhouse.io/\2/jobs/\3'),
      ('^https?://(?:job-)?boards(\.eu)?\.greenhouse\.io/embed/job_app\?(?:.*&)?token=([0-9]+)&(?:.*&)?for=([^&/?]+).*$',
        'https://job-boards\1.greenhouse.io/\3/jobs/\2'),
      ('^https?://jobs(\.eu)?\.lever\.co/([^/?]+)/([0-9a-fA-F-]{36})(?:[/?].*)?$', 'https://jobs\1.lever.co/\2/\3'),
      ('^https?://jobs\.ashbyhq\.com/([^/?]+)/([0-9a-fA-F-]{36})(?:[/?].*)?$', 'https://jobs.ashbyhq.com/\1/\2'),
      ('^https?://apply\.workable\.com/(?!j/|api/)([^/?]+)/j/([0-9A-Za-z]+)(?:[/?].*)?$',
        'https://apply.workable.com/\1/j/\2/'),
      ('^https?://(?:jobs|careers)\.smartrecruiters\.com/([^/?]+)/([0-9]+)(?:[-/?].*)?$',
        'https://jobs.smartrecruiters.com/\1/\2'),
      ('^https?://([^./]+)\.recruitee\.com/o/([^/?]+)(?:[/?].*)?$', 'https://\1.recruitee.com/o/\2'),
      ('^https?://([^./]+)\.(wd[0-9]+)\.myworkdayjobs\.com/(?:[a-z]{2}-[A-Z]{2}/)?([^/?]+)(/job/(?:(?!/apply)[^?])+).*$',
        'https://\1.\2.myworkdayjobs.com/\3\4'),
      ('^https?://([^./]+)\.jobs\.personio\.(?:de|com)/job/([0-9]+)(?:[/?].*)?$', 'https://\1.jobs.personio.de/job/\2'),
      ('^https?://([^./]+(?:\.na)?)\.teamtailor\.com/(?:[a-z-]{2,5}/)?jobs/([0-9]+)(?:[-/?].*)?$',
        'https://\1.teamtailor.com/jobs/\2'),
      ('^https?://([^./]+)\.pinpointhq\.com/(?:[a-zA-Z-]{2,5}/)?postings/([0-9a-fA-F-]{36})(?:[/?].*)?$',
        'https://\1.pinpointhq.com/en/postings/\2'),
      ('^https?://ats(\.[a-z0-9]+)?\.rippling\.com/(?:[a-z]{2}-[A-Za-z]{2}/)?([^/?]+)/jobs/([0-9a-fA-F-]{36})(?:[/?].*)?$',
        'https://ats\1.rippling.com/\2/jobs/\3'),
      ('^https?://([^./]+)\.bamboohr\.com/(?:careers|jobs)/([0-9]+)(?:[/?].*)?$', 'https://\1.bamboohr.com/careers/\2'),
      ('^https?://jobs\.polymer\.co/([^/?]+)/([0-9]+)(?:[/?].*)?$', 'https://jobs.polymer.co/\1/\2'),
      ('^https?://jobs\.gem\.com/([^/?]+)/([^/?]+)(?:[/?].*)?$', 'https://jobs.gem.com/\1/\2'),
      ('^https?://([^./]+)\.applytojob\.com/apply/(?!jobs/)([^/?]+)(?:[/?].*)?$', 'https://\1.applytojob.com/apply/\2'))
      as r (pattern, url)
    where o.canonical_url ~ r.pattern
    limit 1) n
  where n.url <> o.canonical_url
  order by o.person_id, n.url, o.id) c
where p.id = c.id
  and not exists (select from posting t where t.person_id = c.person_id and t.canonical_url = c.url);
