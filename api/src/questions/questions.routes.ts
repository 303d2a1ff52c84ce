import type { QuestionDraft } from '@sabia/domain/questions/question.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { History } from '../platform/http/history.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { changeQuestion } from './change-question.ts';
import { createQuestion } from './create-question.ts';
import { deleteQuestion, restoreQuestion } from './delete-question.ts';
import { duplicateQuestion } from './duplicate-question.ts';
import { orderQuestions } from './order-questions.ts';
import { checkFeasibility, readBank } from './question-bank.queries.ts';
import {
  findOwner,
  foreseeRegrading,
  listWrittenQuestions,
  type QuestionOwner,
} from './questions.queries.ts';
import { listStatistics } from './statistics.queries.ts';
import { undoQuestionChange } from './undo-question-change.ts';

const ofContent = ({ id }: { id: string }): QuestionOwner => ({ contentId: id });
const ofPracticeExam = ({ id }: { id: string }): QuestionOwner => ({ practiceExamId: id });

export const pathOf = (owner: QuestionOwner) =>
  'contentId' in owner
    ? `/courses/content/${owner.contentId}/questions`
    : `/practice-exams/${owner.practiceExamId}/questions`;

export const questionsRoutes = ({ db, clock }: AppContext, history: History) => {
  const list = async (owner: QuestionOwner) => {
    orNotFound(await findOwner(db, owner));
    return listWrittenQuestions(db, owner);
  };
  const statistics = async (owner: QuestionOwner) => {
    orNotFound(await findOwner(db, owner));
    return listStatistics(db, owner);
  };
  const create = async (owner: QuestionOwner, draft: QuestionDraft, viewer: Viewer) =>
    new Created(
      pathOf(owner),
      await history.creating(db, { kind: 'QUESTION', viewer }, (tx) =>
        createQuestion(tx, owner, draft),
      ),
    );
  return [
    on(contract.listContentQuestions, ({ params }) => list(ofContent(params))),
    on(contract.listPracticeExamQuestions, ({ params }) => list(ofPracticeExam(params))),
    on(contract.createContentQuestion, ({ params, body, viewer }) =>
      create(ofContent(params), body, viewer),
    ),
    on(contract.createPracticeExamQuestion, ({ params, body, viewer }) =>
      create(ofPracticeExam(params), body, viewer),
    ),
    on(contract.changeQuestion, ({ params: { id }, body, viewer }) =>
      history.during(db, { kind: 'QUESTION', id, viewer }, (tx) =>
        changeQuestion(tx, { id, changes: body, now: clock() }),
      ),
    ),
    on(contract.previewRegrading, async ({ params, query }) =>
      orNotFound(await foreseeRegrading(db, { id: params.id, ...query })),
    ),
    on(contract.undoQuestionChange, ({ params: { id }, viewer }) =>
      history.during(db, { kind: 'QUESTION', id, viewer, what: 'RESTORED' }, (tx) =>
        undoQuestionChange(tx, { id, now: clock() }),
      ),
    ),
    on(contract.deleteQuestion, ({ params: { id }, viewer }) =>
      history.during(db, { kind: 'QUESTION', id, viewer, what: 'DELETED' }, (tx) =>
        deleteQuestion(tx, id),
      ),
    ),
    on(contract.restoreQuestion, ({ params: { id }, viewer }) =>
      history.during(db, { kind: 'QUESTION', id, viewer, what: 'RESTORED' }, (tx) =>
        restoreQuestion(tx, id),
      ),
    ),
    on(contract.duplicateQuestion, async ({ params, viewer }) => {
      const copy = await history.creating(db, { kind: 'QUESTION', viewer }, (tx) =>
        duplicateQuestion(tx, params.id),
      );
      return new Created(`/questions/${copy.id}`, copy);
    }),
    on(contract.orderContentQuestions, ({ params, body }) =>
      orderQuestions(db, ofContent(params), body),
    ),
    on(contract.orderPracticeExamQuestions, ({ params, body }) =>
      orderQuestions(db, ofPracticeExam(params), body),
    ),
    on(contract.readQuestionBank, () => readBank(db)),
    on(contract.checkFeasibility, ({ query }) => checkFeasibility(db, query)),
    on(contract.readContentStatistics, ({ params }) => statistics(ofContent(params))),
    on(contract.readPracticeExamStatistics, ({ params }) => statistics(ofPracticeExam(params))),
  ];
};
