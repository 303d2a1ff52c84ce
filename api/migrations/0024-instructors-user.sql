alter table instructors add column user_id uuid references users;
comment on column instructors.user_id is 'The user who teaches the courses of the instructor; null: none is linked.';

create index instructors_user on instructors (user_id) where user_id is not null;
