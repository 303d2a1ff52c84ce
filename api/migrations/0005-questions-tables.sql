create table questions (
  id uuid primary key default uuidv7(),
  content_id uuid not null references contents on delete cascade,
  statement text not null,
  video_question_url text,
  explanation text,
  position integer not null,
  created_at timestamptz not null default now()
);

create index questions_content on questions (content_id, position);

create table alternatives (
  id uuid primary key default uuidv7(),
  question_id uuid not null references questions on delete cascade,
  text text not null,
  is_correct boolean not null default false,
  position integer not null
);

create index alternatives_question on alternatives (question_id, position);
create unique index alternatives_right_one on alternatives (question_id) where is_correct;
