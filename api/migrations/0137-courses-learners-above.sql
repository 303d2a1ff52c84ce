-- The number of learners of a course as its page tells it: the greatest step below it, null for 20 or fewer. A
-- step, because each write to courses makes what is kept of the pages of visitors invalid. A trigger keeps it, so that
-- also an older version of the program does, which runs beside this one during an upgrade.
alter table courses add column learners_above integer;

create table learner_tallies (
  course_id uuid primary key references courses,
  learners_qtd integer not null
);

create function learners_step(learners_qtd integer) returns integer language sql immutable as $$
  select max(step) from unnest(array[
    20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000, 500000, 1000000]) step
  where step < learners_qtd
$$;

create function count_learners() returns trigger language plpgsql as $$
declare
  tally learner_tallies;
begin
  for tally in
    insert into learner_tallies as tallies (course_id, learners_qtd)
    select course_id, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed group by course_id order by course_id
    on conflict (course_id) do update set learners_qtd = tallies.learners_qtd + excluded.learners_qtd
    returning *
  loop
    -- An update that finds no row is a public change too.
    if exists (select from courses where id = tally.course_id
        and learners_above is distinct from learners_step(tally.learners_qtd)) then
      update courses set learners_above = learners_step(tally.learners_qtd) where id = tally.course_id;
    end if;
  end loop;
  return null;
end $$;

create trigger count_learners_inserted after insert on tallied_learners
  referencing new table as changed for each statement execute function count_learners();
create trigger count_learners_deleted after delete on tallied_learners
  referencing old table as changed for each statement execute function count_learners();

insert into learner_tallies (course_id, learners_qtd)
select course_id, count(*) from tallied_learners group by course_id;

update courses set learners_above = learners_step(learners_qtd)
from learner_tallies where course_id = courses.id and learners_qtd > 20;
