import { gradebookRulesDraft } from '@sabia/domain/gradebook/gradebook-rules.ts';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { changeRules } from './change-rules.ts';
import { recordMarks } from './record-marks.ts';

type RulesGiven = Partial<z.input<typeof gradebookRulesDraft>>;

/** Rules of two terms; by default with an exam and a paper in the first and an exam in the second. */
export const gradebookRulesOf = (given: RulesGiven = {}) => ({
  terms: ['1º bimestre', '2º bimestre'],
  columns: [
    { id: 'p1', title: 'Prova 1', term: '1º bimestre', weight: 2 },
    { id: 't1', title: 'Trabalho', term: '1º bimestre', weight: 1 },
    { id: 'p2', title: 'Prova 2', term: '2º bimestre', weight: 1 },
  ],
  dropLowest: 0,
  missing: 'LEAVE_OUT' as const,
  recovery: null,
  rounding: '0.1' as const,
  passing: '6',
  openToStudents: false,
  ...given,
});

interface GradebookGiven {
  rules?: RulesGiven;
  /** By column. */
  marks?: readonly { userId: string; columnId: string; value: string }[];
  by: { id: string };
  now?: Date;
}

/** Gives a class a grade book by the commands of its teachers. */
export async function aGradebook(
  db: Database,
  classId: string,
  { rules = {}, marks = [], by: viewer, now = new Date() }: GradebookGiven,
): Promise<void> {
  const draft = gradebookRulesDraft.parse(gradebookRulesOf(rules));
  await changeRules(db, { classId, draft }, { viewer, now });
  await recordMarks(db, { classId, marks }, { viewer, now });
}
