-- A line of the log keeps its response only as long as it can be the current answer (product.md A2).
alter table answers
  -- The bytes of the response as JSON; 0 without one. They count against the limit of the attempt.
  add column bytes integer not null default 0;

-- The superseded lines of before: another line of the same device answers the question later. Empty files and texts are left.
with lines as (
  select seq, row_number() over (
    partition by attempt_id, question_id, device_id
    order by sequence desc, case when device_id is null then answered_at end desc, seq desc) > 1 as is_superseded
  from answers
  where attempt_id in (select attempt_id from answers where response is not null)
)
update answers
set response = case when not is_superseded then response end,
  bytes = case when is_superseded then 0 else octet_length(response::text) end
from lines
where lines.seq = answers.seq and response is not null;

-- The bytes that a user has written to attempts on the last São Paulo day with answers, counted across processes.
create table answer_quotas (
  user_id uuid primary key references users on delete cascade,
  day date not null,
  bytes bigint not null
);
