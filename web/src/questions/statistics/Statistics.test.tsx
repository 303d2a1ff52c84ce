import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { QuestionStatistic } from '../questions.api.ts';
import { Statistics } from './Statistics.tsx';

const question = {
  id: 'q',
  kind: 'NUMERIC',
  alternatives: [],
} as unknown as AuthoredQuestion;

const statistic: QuestionStatistic = {
  questionId: 'q',
  answersQtd: 40,
  isEnough: true,
  difficulty: 55,
  discrimination: 0.4,
  averageTime: null,
  alternatives: [],
  blankShare: 5,
  outcomes: { right: 50, partial: 10 },
};

function shown(given: Partial<QuestionStatistic>): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MantineProvider>
      <Statistics question={question} statistics={[{ ...statistic, ...given }]} />
    </MantineProvider>,
  );
  return page;
}

it('a question without alternatives has the shares of right, partly right and wrong answers', () => {
  const bars = shown({}).querySelectorAll('dl:last-of-type > div');
  expect([...bars].map((bar) => bar.textContent)).toEqual([
    'Certas50%',
    'Parte certa10%',
    'Erradas35%',
    'Em branco5%',
  ]);
});

it.each([
  [1, '1 tentativa aguarda correção e ainda não conta.'],
  [12, '12 tentativas aguardam correção e ainda não contam.'],
])('attempts that await a correction are told: %i', (awaitingQtd, said) => {
  const { textContent } = shown({ answersQtd: 0, isEnough: false, awaitingQtd });
  expect(textContent).toContain('Dados insuficientes (0 de 5 respostas)');
  expect(textContent).toContain(said);
  expect(shown({}).textContent).not.toContain('aguarda');
});

it.each([
  [
    { answersQtd: 4, isEnough: false, difficulty: null, discrimination: null },
    ['Dados insuficientes (4 de 5'],
    ['Acertos'],
  ],
  [
    { answersQtd: 5, isEnough: false, difficulty: 60, discrimination: null },
    ['Acertos60%de 5 respostas: poucos dados', 'Discriminação–a partir de 30 respostas'],
    ['Dados insuficientes'],
  ],
  [
    { answersQtd: 30, isEnough: true },
    ['Acertos55%de 30 respostas', 'separa bem quem sabe'],
    ['poucos dados'],
  ],
])('few answers are marked: %o', (given, said, unsaid) => {
  const { textContent } = shown(given);
  for (const words of said) expect(textContent).toContain(words);
  for (const words of unsaid) expect(textContent).not.toContain(words);
});
