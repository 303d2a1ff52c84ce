-- Figures count the study of an administrator only if the administrator chose it.
alter table users add column counts_in_figures boolean not null default false;
