import { expect, it } from 'vitest';
import { verifyPracticeExam } from './verify-practice-exam.ts';

const parse = () => ({
  headings: [],
  imagesWithoutAlt: 0,
  audiosWithoutTranscript: 0,
  addresses: [],
});
const question = {
  id: 'question',
  statement: 'Quanto é?',
  explanation: null,
  videoQuestionUrl: null,
  alternatives: [],
};
const ownQuestions = {
  isDrawn: false,
  questionsQtd: null,
  drawQuotas: [],
  matching: [{ quotas: 0, questionsQtd: 0 }],
  questions: [question],
};
const automatic = {
  isDrawn: true,
  questionsQtd: 2,
  drawQuotas: [],
  matching: [{ quotas: 0, questionsQtd: 2 }],
  questions: [],
};

it.each([
  ['with a question', ownQuestions, []],
  ['without questions', { ...ownQuestions, questions: [] }, [['QUESTIONS_MISSING', 'CONTENT']]],
  ['with enough matching questions', automatic, []],
  [
    'with too few matching questions',
    { ...automatic, drawQuotas: [], matching: [{ quotas: 0, questionsQtd: 1 }] },
    [['DRAW_IMPOSSIBLE', 'SETTINGS']],
  ],
])('a practice exam %s', (_name, exam, expected) => {
  const { findings } = verifyPracticeExam(exam, parse);
  expect(findings.map(({ code, location }) => [code, location.tab])).toEqual(expected);
});
