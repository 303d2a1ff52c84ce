-- Hours in steps of five minutes have two decimals. The range stays.
alter table courses alter column estimated_completion_hours type numeric(7, 2);
alter table certificates alter column course_hours type numeric(7, 2);
alter table trails alter column estimated_completion_hours type numeric(7, 2);
