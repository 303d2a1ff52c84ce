-- Sentences about the losses of an imported file, so that a repeated import answers the same.

alter table course_imports add column notices text[] not null default '{}';
