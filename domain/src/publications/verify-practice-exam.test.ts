import { expect, it } from 'vitest';
import { verifyPracticeExam } from './verify-practice-exam.ts';

const read = () => ({ headings: [], imagesWithoutAlt: 0, addresses: [] });
const question = {
  id: 'question',
  statement: 'Quanto é?',
  explanation: null,
  videoQuestionUrl: null,
  alternatives: [],
};
const written = { isDrawn: false, questionsQtd: null, matchingQtd: 0, questions: [question] };
const drawn = { isDrawn: true, questionsQtd: 2, matchingQtd: 2, questions: [] };

it.each([
  ['with a question', written, []],
  ['without questions', { ...written, questions: [] }, [['QUESTIONS_MISSING', 'CONTENT']]],
  ['that draws what there is', drawn, []],
  ['that draws too many', { ...drawn, matchingQtd: 1 }, [['DRAW_IMPOSSIBLE', 'SETTINGS']]],
])('an exercise %s', (_what, exam, expected) => {
  const { findings } = verifyPracticeExam(exam, read);
  expect(findings.map(({ code, place }) => [code, place.tab])).toEqual(expected);
});
