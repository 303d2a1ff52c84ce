import * as contract from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { Created, found, on } from '../shell/serve.ts';
import type { School } from '../shell/school.ts';
import { configurePracticeExam } from './configure-practice-exam.ts';
import { createPracticeExam } from './create-practice-exam.ts';
import { deletePracticeExam } from './delete-practice-exam.ts';
import { duplicatePracticeExam, type CopyQuestions } from './duplicate-practice-exam.ts';
import { openPracticeExam } from './open-practice-exam.ts';
import {
  findLevelingExam,
  listPracticeExamCategories,
  pagePracticeExams,
} from './practice-exams.queries.ts';
import { findPracticeExamUsage } from './usage.queries.ts';

export const practiceExamsRoutes = ({ db }: School, copyQuestions: CopyQuestions) => [
  on(contract.pagePracticeExams, ({ query, viewer }) =>
    pagePracticeExams(db, query, { viewerId: viewer?.id ?? null, withInactive: false }),
  ),
  on(contract.pagePracticeExamsForAdmin, ({ query, viewer }) =>
    pagePracticeExams(db, query, { viewerId: viewer.id, withInactive: true }),
  ),
  on(contract.listPracticeExamCategories, () => listPracticeExamCategories(db)),
  on(contract.readLevelingExam, async ({ viewer }) =>
    found(await findLevelingExam(db, viewer?.id ?? null)),
  ),
  on(contract.readPracticeExamUsage, async ({ params }) =>
    found(await findPracticeExamUsage(db, params.id)),
  ),
  on(contract.readPracticeExam, ({ params, viewer }) =>
    openPracticeExam(db, { id: params.id, viewer }),
  ),
  on(contract.createPracticeExam, async ({ body }) => {
    const exam = await createPracticeExam(db, body);
    return new Created(`/practice-exams/${exam.id}`, exam);
  }),
  on(contract.configurePracticeExam, ({ params, body }) =>
    configurePracticeExam(db, { id: params.id, changes: body }),
  ),
  on(contract.duplicatePracticeExam, async ({ params }) => {
    const copy = await duplicatePracticeExam(db, params.id, copyQuestions);
    return new Created(`/practice-exams/${copy.id}`, copy);
  }),
  on(contract.deletePracticeExam, ({ params }) => deletePracticeExam(db, params.id)),
];
