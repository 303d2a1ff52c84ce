import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import type { QuestionGiven } from './questions.factory.ts';

const parts = (...texts: string[]) => texts.map((text) => ({ id: text, text: `<p>${text}</p>` }));

/** A question of each kind. The ids of the parts are for its key only. */
export const aQuestionOfEachKind: Record<QuestionKindName, QuestionGiven> = {
  SINGLE_CHOICE: { kind: 'SINGLE_CHOICE' },
  MULTIPLE_CHOICE: {
    kind: 'MULTIPLE_CHOICE',
    alternatives: [],
    task: { kind: 'MULTIPLE_CHOICE', options: parts('Recife', 'Natal'), scoring: 'ALL_OR_NOTHING' },
    answerKey: { kind: 'MULTIPLE_CHOICE', rightOptionIds: ['Recife'] },
  },
  TRUE_FALSE: {
    kind: 'TRUE_FALSE',
    alternatives: [],
    task: { kind: 'TRUE_FALSE', items: parts('dois', 'tres') },
    answerKey: { kind: 'TRUE_FALSE', trueItemIds: ['dois'] },
  },
  NUMERIC: {
    kind: 'NUMERIC',
    alternatives: [],
    task: { kind: 'NUMERIC', unit: 'm/s²' },
    answerKey: { kind: 'NUMERIC', value: 9.8, tolerance: 0.05 },
  },
  SHORT_TEXT: {
    kind: 'SHORT_TEXT',
    alternatives: [],
    task: { kind: 'SHORT_TEXT' },
    answerKey: { kind: 'SHORT_TEXT', texts: ['Machado de Assis'] },
  },
  MATCHING: {
    kind: 'MATCHING',
    alternatives: [],
    task: {
      kind: 'MATCHING',
      left: parts('Bahia', 'Ceara'),
      right: parts('Salvador', 'Fortaleza'),
    },
    answerKey: {
      kind: 'MATCHING',
      pairs: [
        { leftId: 'Bahia', rightId: 'Salvador' },
        { leftId: 'Ceara', rightId: 'Fortaleza' },
      ],
    },
  },
  ORDERING: {
    kind: 'ORDERING',
    alternatives: [],
    task: { kind: 'ORDERING', items: parts('Colonia', 'Imperio'), scoring: 'PER_POSITION' },
    answerKey: { kind: 'ORDERING', itemIds: ['Colonia', 'Imperio'] },
  },
  GAPS: {
    kind: 'GAPS',
    alternatives: [],
    task: {
      kind: 'GAPS',
      text: '<p>A capital do [[1]] é Teresina.</p>',
      gaps: [{ id: 'gap-1' }],
    },
    answerKey: { kind: 'GAPS', gaps: [{ gapId: 'gap-1', texts: ['Piauí'] }] },
  },
  OPEN_TEXT: {
    kind: 'OPEN_TEXT',
    alternatives: [],
    task: { kind: 'OPEN_TEXT' },
    answerKey: { kind: 'OPEN_TEXT' },
  },
  FILE: {
    kind: 'FILE',
    alternatives: [],
    task: { kind: 'FILE' },
    answerKey: { kind: 'FILE' },
  },
};
