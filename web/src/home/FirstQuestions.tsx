import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { courseCategoriesQuery } from '../courses/courses.api.ts';
import { useProfile } from '../layout/session.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { taxonomyQuery } from '../taxonomy/taxonomy.api.ts';
import { count } from '../ui/words/plural.ts';
import { Row } from '../ui/primitives/Row.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import classes from './NextStep.module.css';
import { NextStepPanel } from './NextStepPanel.tsx';
import { type FirstAnswers, saveFirstAnswers } from './save-first-answers.ts';
import { useQuestionStep } from './use-question-step.ts';

const questions = [
  'O que você quer aprender primeiro?',
  'Quanto você já sabe disso?',
  'Quantos dias por semana você quer estudar?',
];

/** Three questions that lead a new learner to a first course. All answers are stored, also that there are none. */
export function FirstQuestions({ userId }: { userId: string }) {
  const context = useAppContext();
  const { levelingExamCompleted: isLevelKnown } = useProfile();
  const categories = useQuery(courseCategoriesQuery);
  const taxonomy = useQuery(taxonomyQuery);
  const title = useRef<HTMLHeadingElement>(null);
  const [category, setCategory] = useState<Term>();
  const [level, setLevel] = useState<Term>();
  const { step, goOn, goBack } = useQuestionStep(title, category !== undefined);
  const saving = useMutation({
    mutationFn: (answers: FirstAnswers) =>
      saveFirstAnswers(context, userId, {
        ...answers,
        ...(isLevelKnown && { level: undefined }),
      }),
    onError: showFailure,
  });
  return (
    <NextStepPanel
      artwork={{ seed: 'boas-vindas', category: category?.title }}
      kicker={step === 0 ? 'Que bom ter você aqui. 1 de 3' : `${step + 1} de 3`}
      title={questions[step] ?? ''}
      titleRef={title}
      actions={
        <>
          {step > 0 && (
            <Button className={classes.quiet} onClick={goBack}>
              Voltar
            </Button>
          )}
          <Button
            className={classes.skip}
            variant="transparent"
            disabled={saving.isPending}
            onClick={() =>
              saving.mutate(step === 0 ? {} : step === 1 ? { category } : { category, level })
            }
          >
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
                  goOn();
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
                goOn();
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
              isDisabled={saving.isPending}
              onChoose={() => saving.mutate({ category, level, daysPerWeek: days })}
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
