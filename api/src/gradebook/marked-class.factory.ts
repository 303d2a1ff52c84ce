import * as contract from '@sabia/domain/gradebook/gradebook.contract.ts';
import type { GradebookPage } from '@sabia/domain/gradebook/gradebook-page.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aUser } from '../users/users.factory.ts';
import { gradebookRulesOf } from './gradebook.factory.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Of a test app: classes with the ways to change their grade books. */
export function markedClasses({ db, call }: Pick<TestApp, 'db' | 'call'>) {
  /** A class with two students and the requests of its teachers. */
  async function aMarkedClass(rules: object | null = {}) {
    const people = {
      teacher: await aUser(db, { name: 'Rita Lobo' }),
      colleague: await aUser(db, { name: 'Otto Lima' }),
      monitor: await aUser(db),
      ana: await aUser(db, { name: 'Ana Souza' }),
      beto: await aUser(db, { name: 'Beto Dias' }),
    };
    const { teacher, colleague, monitor, ana, beto } = people;
    const { id } = await aClass(db, {
      teachers: [teacher, colleague],
      monitors: [monitor],
      students: [beto, ana],
    });
    const params = { id };
    const read = async (who: User = teacher, query: object = {}): Promise<GradebookPage> =>
      (await call(who, contract.readGradebook, { params, query })).body;
    const change = (given: object = {}, who: User = teacher) =>
      call(who, contract.changeGradebookRules, {
        params,
        body: { ...gradebookRulesOf(), ...given },
      });
    const send = (marks: object[], who: User = teacher) =>
      call(who, contract.recordMarks, { params, body: marks as never });
    const mark = (columnId: string, value: string | null, more: object = {}, who: User = teacher) =>
      send([{ userId: ana.id, columnId, value, ...more }], who);
    const close = (term: string, who: User = teacher) =>
      call(who, contract.closeTerm, { params, body: { term } });
    const open = (term: string, who: User = teacher) =>
      call(who, contract.openTerm, { params, body: { term } });
    const csv = async (who: User = teacher) => {
      const reply = await call(who, contract.exportGradebook, { params });
      return (reply.body as unknown as Buffer).toString();
    };
    const rows = () =>
      db.many<{
        columnId: string;
        value: string | null;
        reason: string | null;
        markedBy: string;
      }>(sql`
        select column_id, value::text, reason, marked_by from gradebook_marks where class_id = ${id}
        order by user_id, column_id, number`);
    if (rules) await change(rules);
    return { id, ...people, read, change, send, mark, close, open, csv, rows };
  }

  return { aMarkedClass };
}
