import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { courseCategoriesQuery } from '../courses/courses.api.ts';
import { useProfile } from '../layout/session.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { taxonomyQuery } from '../taxonomy/taxonomy.api.ts';
import { count } from '../ui/plural.ts';
import { Row } from '../ui/primitives/Row.tsx';
import { showFailure } from '../ui/show-failure.ts';
import classes from './NextStep.module.css';
import { NextStepPanel } from './NextStepPanel.tsx';
import { type FirstAnswers, saveFirstAnswers } from './save-first-answers.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The index of the first question that is shown, so that Back leads to the one before. */
    firstQuestion?: number;
  }
}

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
  const navigate = useNavigate();
  const { history } = useRouter();
  const shown = useLocation({ select: ({ state }) => state.firstQuestion ?? 0 });
  // After a reload the first answer is asked again.
  const step = category ? shown : 0;
  const former = useRef(step);
  useEffect(() => {
    // The focused button has disappeared.
    if (former.current !== step) title.current?.focus();
    former.current = step;
  }, [step]);
  const saving = useMutation({
    mutationFn: (answers: FirstAnswers) =>
      saveFirstAnswers(context, userId, {
        ...answers,
        ...(isLevelKnown && { level: undefined }),
      }),
    onError: showFailure,
  });
  const goOn = () =>
    void navigate({
      to: '.',
      search: true,
      state: { firstQuestion: step + 1 },
      resetScroll: false,
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
            <Button className={classes.quiet} onClick={() => history.back()}>
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
