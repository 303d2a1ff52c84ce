-- Entities that one import created: their first revisions have the same batch, the id of the first of them,
-- which stands for all of them in the history.
alter table revisions add column batch_id uuid;
create index revisions_batch on revisions (batch_id) where batch_id is not null;
