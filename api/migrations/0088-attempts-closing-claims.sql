-- When a process last claimed the attempt in order to submit it after its deadline.
alter table attempts add closing_claimed_at timestamptz;
