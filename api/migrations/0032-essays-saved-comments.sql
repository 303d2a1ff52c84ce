create table saved_comments (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  criterion text check (length(criterion) <= 120),
  text text not null check (length(text) <= 2000),
  created_at timestamptz not null
);
comment on table saved_comments is 'Comments that correctors keep, to use them in further essays.';
comment on column saved_comments.criterion is 'The title of a criterion, which several rubrics may have; null: for whole essays.';
create unique index saved_comments_once on saved_comments (user_id, coalesce(criterion, ''), md5(text));
