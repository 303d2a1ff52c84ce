import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { courseCategoriesQuery } from '../courses/courses.api.ts';
import { useProfile } from '../layout/session.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { taxonomyQuery } from '../taxonomy/taxonomy.api.ts';
import { count } from '../ui/plural.ts';
import { Row } from '../ui/primitives/Row.tsx';
import { showFailure } from '../ui/show-failure.ts';
import classes from './NextStep.module.css';
import { NextStepPanel } from './NextStepPanel.tsx';
import { saveFirstAnswers } from './save-first-answers.ts';

export interface FirstAnswers {
  category: Term;
  /** Undefined: unknown. */
  level: Term | undefined;
}

interface FirstQuestionsProps {
  userId: string;
  onAnswered: (answers: FirstAnswers) => void;
  onSkip: () => void;
}

const questions = [
  'O que você quer aprender primeiro?',
  'Quanto você já sabe disso?',
  'Quantos dias por semana você quer estudar?',
];

/** Three questions that lead a new learner to a first course. The days become the weekly goal, the level is kept. */
export function FirstQuestions({ userId, onAnswered, onSkip }: FirstQuestionsProps) {
  const context = useAppContext();
  const { levelingExamCompleted: isLevelKnown } = useProfile();
  const categories = useQuery(courseCategoriesQuery);
  const taxonomy = useQuery(taxonomyQuery);
  const title = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState(0);
  const [category, setCategory] = useState<Term>();
  const [level, setLevel] = useState<Term>();
  const goal = useMutation({
    mutationFn: (days: number) =>
      saveFirstAnswers(context, userId, {
        levelId: isLevelKnown ? null : (level?.id ?? null),
        daysPerWeek: days,
      }),
    onSuccess: () => category && onAnswered({ category, level }),
    onError: showFailure,
  });
  function go(next: number): void {
    // The focused button disappears.
    flushSync(() => setStep(next));
    title.current?.focus();
  }
  return (
    <NextStepPanel
      artwork={{ seed: 'boas-vindas', category: category?.title }}
      kicker={step === 0 ? 'Que bom ter você aqui. 1 de 3' : `${step + 1} de 3`}
      title={questions[step] ?? ''}
      titleRef={title}
      actions={
        <>
          {step > 0 && (
            <Button className={classes.quiet} onClick={() => go(step - 1)}>
              Voltar
            </Button>
          )}
          <Button className={classes.skip} variant="transparent" onClick={onSkip}>
            Pular
          </Button>
        </>
      }
    >
      <Row role="group" aria-label={questions[step]}>
        {step === 0 &&
          (categories.data ? (
            categories.data.map((term) => (
              <Pill
                key={term.id}
                onChoose={() => {
                  setCategory(term);
                  go(1);
                }}
              >
                {term.title}
              </Pill>
            ))
          ) : (
            <Skeleton className={classes.waiting} />
          ))}
        {step === 1 &&
          [...(taxonomy.data?.levels ?? []), undefined].map((term) => (
            <Pill
              key={term?.id ?? ''}
              onChoose={() => {
                setLevel(term);
                go(2);
              }}
            >
              {term?.title ?? 'Não sei dizer'}
            </Pill>
          ))}
        {step === 2 &&
          [1, 2, 3, 4, 5, 6, 7].map((days) => (
            <Pill
              key={days}
              label={count(days, 'dia', 'dias')}
              isDisabled={goal.isPending}
              onChoose={() => goal.mutate(days)}
            >
              {String(days)}
            </Pill>
          ))}
      </Row>
    </NextStepPanel>
  );
}

interface PillProps {
  children: string;
  label?: string;
  isDisabled?: boolean;
  onChoose: () => void;
}

const Pill = ({ children, label, isDisabled, onChoose }: PillProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={isDisabled}
    className={classes.pill}
    onClick={onChoose}
  >
    {children}
  </button>
);
