alter table mock_exam_events add column colors_qtd smallint not null default 1 check (colors_qtd in (1, 4));
comment on column mock_exam_events.colors_qtd is 'Booklets of each day: one, or one of each colour.';

create table mock_exam_booklets (
  mock_exam_id uuid not null,
  day smallint not null,
  color smallint not null check (color between 0 and 3),
  lines smallint[] not null check (cardinality(lines) between 1 and 90),
  primary key (mock_exam_id, day, color),
  foreign key (mock_exam_id, day) references mock_exam_days on delete cascade
);
comment on table mock_exam_booklets is 'The order of the questions in each booklet of a day.';
comment on column mock_exam_booklets.color is 'In the codes of answer cards; 0: the order of the exam.';
comment on column mock_exam_booklets.lines is 'For each line of the booklet, the place in mock_exam_days.question_ids, from 1 on.';

insert into mock_exam_booklets (mock_exam_id, day, color, lines)
select mock_exam_id, day, 0, array(select generate_series(1, cardinality(question_ids)))
from mock_exam_days;
