import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import type { DescribedQuestionDraft } from '@sabia/domain/questions/question.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import {
  ofContent,
  ofPracticeExam,
  requestedOwner,
  type StoredOwner,
} from '@sabia/domain/questions/questions-owner.ts';
import type { Database } from '../platform/db/database.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { foreseeWeight } from '../attempts/annulments.queries.ts';
import { tallyNewAttempts } from '../attempts/tally-attempts.ts';
import { changeQuestion } from './change-question.ts';
import { pageBulkChanges } from './bank/bulk-changes.queries.ts';
import { changeQuestionsTogether } from './bank/change-questions-together.ts';
import { listCourseExams } from './draw/course-exams.queries.ts';
import { createQuestion } from './create-question.ts';
import { deleteQuestion, restoreQuestion } from './delete-question.ts';
import { duplicateQuestion } from './duplicate-question.ts';
import {
  findUsage,
  listCollections,
  pageQuestions,
  readLabels,
} from './bank/listed-questions.queries.ts';
import { foreseeChoiceRegrading, foreseeTaskRegrading } from './foresee-regrading.ts';
import { orderQuestions } from './order-questions.ts';
import { changeBank, createBank, findBank } from './bank/question-banks.ts';
import { checkFeasibility } from './draw/draw-questions.queries.ts';
import { readBank } from './bank/question-bank.queries.ts';
import { findOwner, findPlace } from './question-owners.queries.ts';
import {
  findWrittenQuestion,
  pageWrittenQuestions,
  readQuestionOrder,
  type QuestionCursor,
  type QuestionSearch,
} from './written-questions.queries.ts';
import { listStatistics } from './statistics.queries.ts';
import { undoBulkChange } from './bank/undo-bulk-change.ts';
import { undoQuestionChange } from './undo-question-change.ts';

export function pathOf(owner: StoredOwner): string {
  if ('bankId' in owner) return `/questions?collections=${owner.bankId}`;
  const { examId, examKind } = owner;
  return examKind === 'CONTENT'
    ? `/courses/content/${examId}/questions`
    : `/practice-exams/${examId}/questions`;
}

export const questionsRoutes = (context: AppContext) => {
  const { db, clock } = context;
  const page = async (owner: StoredOwner, cursor: QuestionCursor) => {
    orNotFound(await findOwner(db, owner));
    return pageWrittenQuestions(db, owner, cursor);
  };
  const order = async (owner: StoredOwner, search: QuestionSearch) => {
    orNotFound(await findOwner(db, owner));
    return readQuestionOrder(db, owner, search);
  };
  const statistics = async (owner: StoredOwner) => {
    orNotFound(await findOwner(db, owner));
    await tallyNewAttempts(db);
    return listStatistics(db, owner);
  };
  const readOwned = async ({ params: { id } }: { params: { id: string } }) => {
    const { owner } = orNotFound(await findPlace(db, id));
    return { ...orNotFound(await findWrittenQuestion(db, id)), owner: requestedOwner(owner) };
  };
  const create = async (tx: Database, owner: StoredOwner, draft: DescribedQuestionDraft) =>
    new Created(pathOf(owner), await createQuestion(tx, { owner, draft }));
  return [
    on(contract.listContentQuestions, ({ params, query }) => page(ofContent(params.id), query)),
    on(contract.listPracticeExamQuestions, ({ params, query }) =>
      page(ofPracticeExam(params.id), query),
    ),
    on(contract.readContentQuestionOrder, ({ params, query }) =>
      order(ofContent(params.id), query),
    ),
    on(contract.readPracticeExamQuestionOrder, ({ params, query }) =>
      order(ofPracticeExam(params.id), query),
    ),
    on(contract.createContentQuestion, ({ tx, params, body }) =>
      create(tx, ofContent(params.id), body),
    ),
    on(contract.createPracticeExamQuestion, ({ tx, params, body }) =>
      create(tx, ofPracticeExam(params.id), body),
    ),
    on(
      contract.changeQuestion,
      ({ tx, params: { id }, body }) => changeQuestion(tx, { id, changes: body }, { now: clock() }),
      readOwned,
      banks.readQuestion,
    ),
    on(contract.previewRegrading, async ({ params, query }) =>
      orNotFound(await foreseeChoiceRegrading(db, { id: params.id, ...query })),
    ),
    on(contract.previewTaskRegrading, ({ params: { id }, body }) =>
      foreseeTaskRegrading(db, { id, ...body }),
    ),
    on(contract.previewReweighing, async ({ params, query }) =>
      orNotFound(await foreseeWeight(db, { id: params.id, ...query })),
    ),
    on(contract.undoQuestionChange, ({ tx, params: { id } }) =>
      undoQuestionChange(tx, { id }, { now: clock() }),
    ),
    on(contract.deleteQuestion, ({ tx, params: { id } }) =>
      deleteQuestion(tx, { id }, { now: clock() }),
    ),
    on(contract.restoreQuestion, ({ tx, params: { id } }) =>
      restoreQuestion(tx, { id }, { now: clock() }),
    ),
    on(contract.duplicateQuestion, async ({ tx, params }) => {
      const copy = await duplicateQuestion(tx, params.id);
      return new Created(`/questions/${copy.id}`, copy);
    }),
    on(contract.orderContentQuestions, ({ tx, params, body }) =>
      orderQuestions(tx, { owner: ofContent(params.id), ...body }),
    ),
    on(contract.orderPracticeExamQuestions, ({ tx, params, body }) =>
      orderQuestions(tx, { owner: ofPracticeExam(params.id), ...body }),
    ),
    on(contract.readQuestionBank, () => readBank(db)),
    on(contract.checkFeasibility, ({ body }) => checkFeasibility(db, body)),
    on(banks.listQuestionCollections, () => listCollections(db)),
    on(banks.listCourseExams, ({ query }) => listCourseExams(db, query)),
    on(banks.createQuestionBank, async ({ body }) => {
      const bank = await createBank(db, body);
      return new Created(`/question-banks/${bank.id}`, bank);
    }),
    on(
      banks.changeQuestionBank,
      ({ params: { id }, body: { acceptsShortExams, ...changes } }) =>
        changeBank(db, { id, changes, acceptsShortExams }),
      ({ params }) => findBank(db, params.id),
    ),
    on(banks.createBankQuestion, ({ tx, params: { id: bankId }, body }) =>
      create(tx, { bankId }, body),
    ),
    on(banks.listQuestions, async ({ query }) => {
      await tallyNewAttempts(db);
      return pageQuestions(db, query);
    }),
    on(banks.readQuestion, readOwned),
    on(banks.readQuestionLabels, () => readLabels(db)),
    on(banks.readQuestionUsage, async ({ params }) => orNotFound(await findUsage(db, params.id))),
    on(banks.changeQuestionsTogether, async ({ body, viewer }) => {
      const changed = await changeQuestionsTogether(context, body, { viewer });
      return new Created(`/questions/bulk-changes/${changed.id}`, changed);
    }),
    on(banks.pageBulkChanges, ({ query }) => pageBulkChanges(db, { ...query, now: clock() })),
    on(banks.undoBulkChange, ({ params: { id }, viewer }) =>
      undoBulkChange(context, { id }, { viewer }),
    ),
    on(contract.readContentStatistics, ({ params }) => statistics(ofContent(params.id))),
    on(contract.readPracticeExamStatistics, ({ params }) => statistics(ofPracticeExam(params.id))),
  ];
};
