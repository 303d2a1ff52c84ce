import {
  type PracticeExam,
  type PracticeExamChanges,
  type PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { judgedQuestionsQtd } from '@sabia/domain/questions/question-bank.ts';
import { windowMistake } from '@sabia/domain/exams/exam-window.ts';
import { messages } from '@sabia/domain/messages.ts';
import type { FieldError } from '@sabia/domain/refusal.ts';
import { columnList, patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { refuseMistakenExam, yieldLeveling } from './practice-exam-conflicts.ts';
import { givenTerms, setTerms } from './practice-exam-terms.ts';
import { practiceExamFields, sanitised } from './practice-exam-fields.ts';
import { asWritten, findPracticeExam } from './practice-exams.queries.ts';

/** Changes the fields that are sent; validates the resulting exam as a whole. */
export async function configurePracticeExam(
  db: Database,
  { id, changes: sent }: { id: string; changes: PracticeExamChanges },
): Promise<PracticeExam> {
  const { questionsQtd } = sent;
  return db.transaction(async (tx) => {
    await lockTerms(tx);
    if (sent.isLeveling) await yieldLeveling(tx);
    const current = orNotFound(await lockSettings(tx, id));
    const exam = { ...current, ...(await givenTerms(tx, { id, level: current.level })), ...sent };
    const changes: PracticeExamChanges = {
      ...sent,
      ...(questionsQtd !== undefined && { questionsQtd: judgedQuestionsQtd(questionsQtd) }),
    };
    await refuseMistakenExam(tx, {
      sent: changes,
      exam,
      mistakes: [...ownQuestions(id, changes), ...mistakesOfWhole(exam)],
      changesDraw: changesTheDraw(changes),
    });
    await tx.run(sql`
      update practice_exams set ${patch('practice_exams', practiceExamFields, sanitised(changes))}, updated_at = now()
      where id = ${id}`);
    await setTerms(tx, { id, ...exam });
    return asWritten(orNotFound(await findPracticeExam(tx, id, null)));
  });
}

/** An automatic exam has no questions of its own to draw. */
function ownQuestions(
  id: string,
  { filters = [], drawQuotas = [] }: PracticeExamChanges,
): FieldError[] {
  const paths = [
    ...(filters.includes(id) ? ['filters'] : []),
    ...drawQuotas.flatMap(({ origins }, at) =>
      origins.includes(id) ? [`drawQuotas.${at}.origins`] : [],
    ),
  ];
  return paths.map((path) => ({ path, message: 'Um simulado não sorteia questões dele mesmo' }));
}

/** The mistakes that sent and stored fields make together. */
function mistakesOfWhole(exam: Settings): FieldError[] {
  const ofWindow = windowMistake(exam);
  return [
    ...(ofWindow ? [ofWindow] : []),
    ...(exam.isLeveling && exam.levelingBands.length === 0
      ? [{ path: 'levelingBands', message: messages.bands }]
      : []),
  ];
}

type Settings = Required<Omit<PracticeExamDraft, 'categories' | 'levels'>>;

/** The stored settings, locked: concurrent changes run one after the other. */
const lockSettings = (tx: Database, id: string) =>
  tx.maybe<Settings>(sql`
    select ${columnList(practiceExamFields)}
    from practice_exams where id = ${id} and not is_deleted for update`);

/** True if the change needs enough matching questions. Renaming and deactivating do not. */
const changesTheDraw = ({ autoGenerate, isActive, ...changes }: PracticeExamChanges) =>
  Boolean(autoGenerate) ||
  Boolean(isActive) ||
  [changes.filters, changes.questionsQtd, changes.drawQuotas].some((field) => field !== undefined);
