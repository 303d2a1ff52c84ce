import type { Page } from '@sabia/domain/fields.ts';
import type { DataRead } from '@sabia/domain/privacy/data-read.ts';
import { titleOfExam } from '../attempts/attempts.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';

/** The access audit log about a user, latest first. */
export const pageDataReads = (
  db: Database,
  userId: string,
  query: PageQuery,
): Promise<Page<DataRead>> =>
  readPage(db, query, {
    columns: sql`
      data_reads.id, data_reads.what, data_reads.read_at,
      json_build_object('id', users.id, 'name', users.name) as by,
      case when of_exam_id is not null then ${titleOfExam(sql`of_exam_id`)} end as exam_title,
      (select title from classes where classes.id = of_class_id) as class_title`,
    from: sql`
      from data_reads join users on users.id = data_reads.by_user_id
      where data_reads.user_ids @> array[${userId}::uuid]`,
    order: sql`data_reads.id desc`,
  });
