-- The tallies leave out the attempts of administrators whose study does not count.
alter table attempts add column is_counted boolean not null default true;

drop index attempts_untallied;

alter table attempts drop column is_untallied;

alter table attempts add column is_untallied boolean not null generated always as (
  submitted_at is not null
  and case when is_counted
    then correct_questions_qtd is distinct from tallied_qtd or average_time is distinct from tallied_time
    else tallied_qtd is not null end
) stored;

create index attempts_untallied on attempts (exam_id, id) where is_untallied;
