-- The sitting of the exam, where INEP tells it.
alter table booklets add column application text
  check (application in ('FIRST', 'SECOND', 'DIGITAL', 'SECOND_CHANCE', 'BELEM'));
-- Such as 'videoprova em Libras'; null: the usual one, or not told.
alter table booklets add column edition text;
-- Largest difference, in points, of known official scores; null: never compared.
alter table booklets add column official_difference double precision check (official_difference >= 0);
-- The booklet of the same application, colour and edition with the same items in the same order.
alter table booklets add column same_as integer;
-- Uploaded by the school, not carried by the product.
alter table booklets add column is_imported boolean not null default false;
update booklets set is_imported = true where year not between 2019 and 2022;

-- The files of the product whose booklets are stored.
create table enem_files (
  year smallint primary key,
  checksum text not null
);
