import pg from 'pg';
import { anAssignment } from '../src/assignments/assignments.factory.ts';
import { aClass } from '../src/classes/classes.factory.ts';
import { anEssay } from '../src/essays/essays.factory.ts';
import { type openDatabase, sql } from '../src/platform/db/database.ts';
import { aPracticeExam } from '../src/practice-exams/practice-exams.factory.ts';
import { aUser } from '../src/users/users.factory.ts';
import type { Issuer } from '../test/support/issuer.ts';
import { idSql } from './dataset/ids.ts';
import { insertCopies } from './dataset/insert-copies.ts';
import type { Caller } from './requests.ts';

/** A class of 1,000 members whose essays wait for their corrections. */
export interface BenchClass {
  id: string;
  teacher: Caller;
  /** Each may claim 20 essays. */
  monitors: Caller[];
  /** Of an assignment that all students have handed in. */
  assignmentId: string;
}

const [studentsQtd, monitorsQtd] = [850, 149];
/** So many that over 5,000 essays wait when each monitor has claimed what one person may claim. */
const essaysOfStudent = 10;

/** Creates the class for a dataset, whose first users are its students. */
export async function createBenchClass(
  db: ReturnType<typeof openDatabase>,
  url: string,
  issuer: Issuer,
): Promise<BenchClass> {
  const provider = issuer.trusted.issuer;
  const caller = async (name: string): Promise<Caller> => {
    const user = await aUser(db, { name, provider });
    return { ...user, token: await issuer.tokenOf(user) };
  };
  const teacher = await caller('Professora');
  const monitors: Caller[] = [];
  for (let number = 1; number <= monitorsQtd; number++)
    monitors.push(await caller(`Monitor ${number}`));

  const [exam = '', ...exams] = await createEssays(db, url);
  const items = [exam, ...exams].map((targetId) => ({ kind: 'PRACTICE_EXAM' as const, targetId }));
  const { id } = await aClass(db, { title: 'Turma de mil', teachers: [teacher], monitors, items });
  await db.pool.query(`
    insert into class_members (class_id, user_id, role, joined_at)
    select '${id}', ${idSql('user', 'n')}, 'STUDENT', now() from generate_series(0, ${studentsQtd - 1}) n`);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const given = await anAssignment(db, id, { practiceExamId: exam, dueAt: days(1) });
  await anAssignment(db, id, { practiceExamId: exams[0], dueAt: days(-1) });
  const { id: unopened } = await aPracticeExam(db, { title: 'Lista 4', questions: 2 });
  await anAssignment(db, id, { practiceExamId: unopened, dueAt: days(2) });
  return { id, teacher, monitors, assignmentId: given.id };
}

/** Practice exams with an essay of each student that waits for one correction. */
async function createEssays(db: ReturnType<typeof openDatabase>, url: string): Promise<string[]> {
  const author = await aUser(db, { name: 'Autora' });
  const exams: string[] = [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let number = 1; number <= essaysOfStudent; number++) {
    const { practiceExamId, attemptId } = await anEssay(db, author, { correctors: 1 });
    await client.query(`
      create temporary table essay as select gen_random_uuid() as id, ${idSql('user', 'n')} as user_id
      from generate_series(0, ${studentsQtd - 1}) n`);
    await insertCopies(client, 'attempts', `id = '${attemptId}'`, 'select id, user_id from essay');
    await insertCopies(
      client,
      'graded_answers',
      `attempt_id = '${attemptId}'`,
      'select id as attempt_id, user_id from essay',
    );
    await client.query('drop table essay');
    exams.push(practiceExamId);
  }
  await client.end();
  // The essay of the template waits for nobody.
  await db.run(sql`update users set closed_at = now() where id = ${author.id}`);
  return exams;
}
