import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { emptyPage } from '../../ui/testing/empty-page.ts';
import { SiteTheme } from '../../ui/theme/SiteTheme.tsx';
import type { QuestionAverage } from '../attempts.api.ts';
import { OtherAnswers } from './OtherAnswers.tsx';

const question: Question = {
  id: 'q1',
  kind: 'SINGLE_CHOICE',
  statement: 'Onde fica o Forte do Presépio?',
  videoQuestionUrl: null,
  order: 1,
  alternatives: ['b', 'a', 'c'].map((id, at) => ({ id, text: id, questionId: 'q1', order: at })),
};

const missed: GradedAnswer = {
  questionId: 'q1',
  alternativeId: 'a',
  isCorrect: false,
  correctAlternativeId: 'c',
  explanation: null,
};

const average: QuestionAverage = {
  questionId: 'q1',
  answers: 1340,
  correctAverage: 61.7,
  averageTime: 72.4,
  alternatives: [
    { alternativeId: 'a', share: 30.3 },
    { alternativeId: 'b', share: 8 },
    { alternativeId: 'c', share: 61.7 },
  ],
};

/** The question in a review, on an API with this average. */
function show(
  { asked = question, answer = missed }: { asked?: Question; answer?: GradedAnswer },
  reply: Partial<QuestionAverage> = {},
) {
  const read = vi.fn<() => QuestionAverage>(() => ({ ...average, ...reply }));
  const { page, root } = emptyPage();
  root.render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { queryFn: read } } })}
    >
      <SiteTheme>
        <main>
          <OtherAnswers question={asked} answer={answer} />
        </main>
      </SiteTheme>
    </QueryClientProvider>,
  );
  return { page, read };
}

async function opened(...shown: Parameters<typeof show>): Promise<HTMLElement> {
  const { page, read } = show(...shown);
  const button = await vi.waitUntil(() => page.querySelector('button'));
  expect(read).not.toHaveBeenCalled();
  button.click();
  await vi.waitFor(() => expect(page.querySelector('[id] p')).not.toBeNull());
  expect(read).toHaveBeenCalledOnce();
  return page;
}

it('tells on demand how others answered, by the letters that the learner saw', async () => {
  const page = await opened({});
  expect(page.querySelector('p')?.textContent).toBe(
    '61,7% acertaram, em 1.340 respostas. Tempo médio: 1 min 12 s.',
  );
  const shares = [...page.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(shares).toEqual(['A8%', 'B sua30,3%', 'C certa61,7%']);
});

it.each<[Partial<QuestionAverage>, string]>([
  [
    { answers: null, correctAverage: null, averageTime: null, alternatives: [] },
    'Menos de 20 pessoas responderam a esta questão. A média aparece quando forem 20.',
  ],
  [
    { answers: 0, correctAverage: null, averageTime: null, alternatives: [] },
    'Ainda não há respostas de estudantes a esta questão.',
  ],
  [{ averageTime: null, alternatives: [] }, '61,7% acertaram, em 1.340 respostas.'],
])('says of %j: %s', async (reply, words) => {
  const page = await opened({}, reply);
  expect(page.querySelector('p')?.textContent).toBe(words);
  if (reply.alternatives) expect(page.querySelector('dl')).toBeNull();
});

it('tells the mean credit of other kinds', async () => {
  const asked: Question = {
    ...question,
    kind: 'NUMERIC',
    alternatives: [],
    task: { kind: 'NUMERIC', unit: null },
  };
  const answer: GradedAnswer = {
    ...missed,
    alternativeId: null,
    correctAlternativeId: null,
    response: { kind: 'NUMERIC', value: '2' },
    credit: 0.5,
    answerKey: { kind: 'NUMERIC', value: 3, tolerance: 0 },
  };
  const page = await opened({ asked, answer }, { alternatives: [] });
  expect(page.querySelector('p')?.textContent).toContain('Acerto médio de 61,7%');
});

it.each<[string, Parameters<typeof show>[0]]>([
  ['whose key is not told', { answer: { ...missed, correctAlternativeId: null } }],
  ['that is blank', { answer: { ...missed, alternativeId: null } }],
  [
    'that is annulled',
    { asked: { ...question, annulment: { choice: 'OUT_OF_SCORE', reason: 'Sem resposta' } } },
  ],
])('offers nothing for a question %s', async (_, shown) => {
  const { page } = show(shown);
  await vi.waitFor(() => expect(page.querySelector('main')).not.toBeNull());
  expect(page.querySelector('button')).toBeNull();
});
