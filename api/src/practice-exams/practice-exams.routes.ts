import * as contract from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { configurePracticeExam } from './configure-practice-exam.ts';
import { createPracticeExam } from './create-practice-exam.ts';
import { deletePracticeExam } from './delete-practice-exam.ts';
import { duplicatePracticeExam } from './duplicate-practice-exam.ts';
import { openPracticeExam } from './open-practice-exam.ts';
import {
  findLevelingExam,
  findPracticeExamPreview,
  listPracticeExamCategories,
  pagePracticeExams,
} from './practice-exams.queries.ts';
import { findPracticeExamUsage } from './usage.queries.ts';

export const practiceExamsRoutes = ({ db }: AppContext) => [
  on(contract.pagePracticeExams, ({ query, viewer }) =>
    pagePracticeExams(db, query, { viewerId: viewer?.id ?? null, withInactive: false }),
  ),
  on(contract.pagePracticeExamsForAdmin, ({ query, viewer }) =>
    pagePracticeExams(db, query, { viewerId: viewer.id, withInactive: true }),
  ),
  on(contract.listPracticeExamCategories, () => listPracticeExamCategories(db)),
  on(contract.readLevelingExam, async ({ viewer }) =>
    orNotFound(await findLevelingExam(db, viewer?.id ?? null)),
  ),
  on(contract.readPracticeExamUsage, async ({ params }) =>
    orNotFound(await findPracticeExamUsage(db, params.id)),
  ),
  on(contract.readPracticeExam, ({ params, viewer, canSeeInactive }) =>
    openPracticeExam(db, params.id, { viewer, canSeeInactive }),
  ),
  on(contract.previewPracticeExam, async ({ params, canSeeInactive }) =>
    orNotFound(await findPracticeExamPreview(db, params.id, { withInactive: canSeeInactive })),
  ),
  on(contract.createPracticeExam, async ({ tx, body }) => {
    const exam = await createPracticeExam(tx, body);
    return new Created(`/practice-exams/${exam.id}`, exam);
  }),
  on(
    contract.configurePracticeExam,
    ({ tx, params: { id }, body }) => configurePracticeExam(tx, { id, changes: body }),
    ({ params, ...asking }) => openPracticeExam(db, params.id, asking),
  ),
  on(contract.duplicatePracticeExam, async ({ tx, params }) => {
    const copy = await duplicatePracticeExam(tx, params.id);
    return new Created(`/practice-exams/${copy.id}`, copy);
  }),
  on(contract.deletePracticeExam, ({ tx, params }) => deletePracticeExam(tx, params)),
];
