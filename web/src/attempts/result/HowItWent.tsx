import type { Attempt, AttemptResult } from '@sabia/domain/attempts/attempt.ts';
import type { ReactNode } from 'react';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import classes from './Story.module.css';
import { blankQtd } from './submitted-state.ts';

interface HowItWentProps {
  attempt: Attempt;
  result: AttemptResult;
  /** With the blank ones. */
  missed: number;
  /** Further notes: the end of the time, the notebook, the averages. */
  children: ReactNode;
}

/** The numbers of right, wrong and blank answers. A blank one is not wrong. */
export function HowItWent({ attempt, result, missed, children }: HowItWentProps) {
  const { correctQuestionsQtd: right, awaitingQtd = 0 } = result;
  const blank = blankQtd(attempt);
  const wrong = missed - blank;
  const hasParts = attempt.graded.some(({ isCorrect, credit }) => !isCorrect && credit);
  const numbers = [
    [right, right === 1 ? 'certa' : 'certas'],
    [wrong, hasParts ? 'erradas ou em parte certas' : wrong === 1 ? 'errada' : 'erradas'],
    [blank, 'em branco'],
    ...(awaitingQtd > 0 ? [[awaitingQtd, 'para corrigir'] as const] : []),
  ] as const;
  return (
    <Card as="section" padding={24} gap={16}>
      <Heading>Como foi</Heading>
      <dl className={classes.numbers}>
        {numbers.map(([number, words]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{number.toLocaleString('pt-BR')}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
