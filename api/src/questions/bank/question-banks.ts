import type { BankChanges, BankDraft, QuestionCollection } from '@sabia/domain/questions/banks.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { insert, patch } from '../../platform/db/columns.ts';
import { lock, sql, type Database } from '../../platform/db/database.ts';
import { orNotFound } from '../../platform/http/serve.ts';
import { listCollections } from './listed-questions.queries.ts';
import { refuseShortExams } from '../draw/refuse-short-exams.ts';

const bankFields = [
  'title',
  'description',
  'isArchived',
] as const satisfies readonly (keyof Required<BankChanges>)[];

const taken = invalid('title', 'Já existe um banco com este nome');

/** Creates a question bank; a title in use is refused. */
export async function createBank(db: Database, draft: BankDraft): Promise<QuestionCollection> {
  const bank = await db.maybe<{ id: string }>(sql`
    ${insert('question_banks', bankFields, { ...draft, isArchived: false })}
    on conflict do nothing returning id`);
  if (!bank) throw taken;
  return findBank(db, bank.id);
}

interface BankChange {
  id: string;
  changes: BankChanges;
  acceptsShortExams: boolean;
}

/** Milliseconds. Archiving a bank checks the draws of many exams. */
const timeoutMs = 30_000;

/**
 * Changes a question bank. Refuses a title that is in use and, unless it is accepted, archiving that leaves active exams
 * short of questions.
 */
export async function changeBank(
  db: Database,
  { id, changes, acceptsShortExams }: BankChange,
): Promise<QuestionCollection> {
  await db.transaction(
    async (tx) => {
      await lock(tx, 'titles of question banks');
      const isTaken = await tx.maybe(sql`
        select from question_banks where id <> ${id} and plain(title) = plain(${changes.title ?? null})`);
      if (isTaken) throw taken;
      const change = () =>
        tx.run(
          sql`update question_banks set ${patch('question_banks', bankFields, changes)} where id = ${id}`,
        );
      await (changes.isArchived === true && !acceptsShortExams
        ? refuseShortExams(tx, isTakenByArchiving(id), change)
        : change());
    },
    { timeoutMs },
  );
  return findBank(db, id);
}

/** Condition: archiving takes the question from the draws; false if the bank is archived already. */
const isTakenByArchiving = (id: string) => sql`
  questions.bank_id = ${id} and exists (select from question_banks where id = ${id} and not is_archived)`;

/** The question bank with this id. */
export async function findBank(db: Database, id: string): Promise<QuestionCollection> {
  const [bank] = await listCollections(db, id);
  return orNotFound(bank ?? null);
}
