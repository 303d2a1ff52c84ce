-- INEP publishes some annulled items without a code, and an item whose row can't be read has none.
alter table item_parameters alter column code drop not null;
