-- A calibration that fails makes room for the next one, and the administrator is told.
alter table calibrations add column failed_at timestamptz;
drop index calibrations_waiting;
create index calibrations_waiting on calibrations (requested_at)
  where (calibrated_at is null or calibrated_at < requested_at)
    and (failed_at is null or failed_at < requested_at);
