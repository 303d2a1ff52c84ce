import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Training } from '@sabia/domain/item-response/trainings.contract.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { choiceShortcuts, chooseOnScreen } from '../../attempts/choice-shortcuts.ts';
import { QuestionHeading } from '../../attempts/QuestionHeading.tsx';
import { QuickQuestion } from '../../attempts/QuickQuestion.tsx';
import { QuickQuestionBar } from '../../attempts/QuickQuestionBar.tsx';
import { useAppContext } from '../../layout/app-context.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Shortcuts } from '../../ui/page/Shortcuts.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { trainingQuery, trainingsQuery } from '../trainings.api.ts';
import { Estimate } from './Estimate.tsx';
import classes from './Training.module.css';

const route = getRouteApi('/member/treino/$trainingId');

/** A training: one question after the other, each chosen by the answers before (product.md TRI28, TRI29). */
export function TrainingPage() {
  const { trainingId } = route.useParams();
  const training = useQuery(trainingQuery(trainingId));
  return (
    <Page
      title={training.data ? `Treino de ${training.data.title}` : 'Treino'}
      measure="text"
      actions={<TextLink to="/treino">Todos os treinos</TextLink>}
    >
      <Loaded query={training} skeleton={<Skeleton height={560} radius={20} />}>
        {(known) => <TrainingUnderWay key={known.id} training={known} />}
      </Loaded>
    </Page>
  );
}

interface Answered {
  question: Question;
  number: number;
  chosen: GivenAnswer;
  /** Undefined until the server has graded it. */
  graded?: GradedAnswer;
}

function TrainingUnderWay({ training }: { training: Training }) {
  const { call } = useAppContext();
  const queryClient = useQueryClient();
  const [answered, setAnswered] = useState<Answered>();
  const params = { id: training.id };
  const know = (next: Training) => {
    queryClient.setQueryData(trainingQuery(training.id).queryKey, next);
    void queryClient.invalidateQueries({ queryKey: trainingsQuery.queryKey });
  };
  const answer = useMutation({
    // A repetition has the same id, and one effect.
    mutationFn: (body: { id: string; questionId: string } & GivenAnswer) =>
      call('POST /trainings/{id}/answers', { params, body }),
    onSuccess: (reply) => {
      setAnswered((before) => before && { ...before, graded: reply.answer });
      know(reply.training);
    },
  });
  const stop = useMutation({
    mutationFn: () => call('POST /trainings/{id}/end', { params }),
    onSuccess: (ended) => {
      setAnswered(undefined);
      know(ended);
    },
  });

  if (!answered && training.endedAt !== null) return <End training={training} />;
  const shown = answered ?? training;
  const { question } = shown;
  if (!question) return null;
  const number = answered?.number ?? training.answersQtd + 1;
  const choose = (given: GivenAnswer) => {
    if (answered) return;
    setAnswered({ question, number, chosen: given });
    answer.mutate({ id: crypto.randomUUID(), questionId: question.id, ...given });
  };
  const failed = answer.error
    ? { message: answer.error.message, retry: () => answer.mutate(answer.variables) }
    : undefined;
  return (
    <Stack as="section" aria-label="Treino em andamento" gap={24} className={classes.training}>
      <Estimate estimate={training.estimate} />
      <Asked
        key={question.id}
        question={question}
        number={number}
        answered={answered}
        failed={failed}
        isLast={training.endedAt !== null}
        isStopping={stop.isPending}
        onAnswer={choose}
        onNext={() => setAnswered(undefined)}
        onStop={() => stop.mutate()}
      />
      {stop.error && (
        <div role="alert">
          <ErrorMessage>{stop.error.message}</ErrorMessage>
        </div>
      )}
    </Stack>
  );
}

interface AskedProps {
  question: Question;
  number: number;
  answered: Answered | undefined;
  failed: { message: string; retry: () => void } | undefined;
  isLast: boolean;
  isStopping: boolean;
  onAnswer: (given: GivenAnswer) => void;
  onNext: () => void;
  onStop: () => void;
}

function Asked(props: AskedProps) {
  const { question, number, answered, failed, isLast, isStopping, onAnswer, onNext, onStop } =
    props;
  const shortcuts = useId();
  const isGraded = answered?.graded !== undefined;
  return (
    <>
      <QuickQuestion
        question={question}
        number={number}
        heading={<QuestionHeading number={number} />}
        chosen={answered?.chosen}
        graded={answered?.graded}
        onAnswer={onAnswer}
      />
      {failed && (
        <Row role="alert" justify="between">
          <ErrorMessage>{failed.message}</ErrorMessage>
          <Button onClick={failed.retry}>Tentar novamente</Button>
        </Row>
      )}
      <QuickQuestionBar shortcuts={shortcuts}>
        <Row>
          {!isLast && (
            <Button variant="subtle" color="gray" loading={isStopping} onClick={onStop}>
              Parar por aqui
            </Button>
          )}
          {isGraded && (
            <Button size="md" onClick={onNext}>
              {isLast ? 'Ver como foi' : 'Próxima'}
            </Button>
          )}
        </Row>
      </QuickQuestionBar>
      <Shortcuts
        id={shortcuts}
        shortcuts={[
          ...choiceShortcuts(question, (id) => {
            if (!answered) chooseOnScreen(id);
          }),
          {
            key: 'enter',
            name: 'Enter',
            label: 'Responder; depois, ir para a próxima',
            act: () => {
              if (isGraded) onNext();
            },
          },
        ]}
      />
    </>
  );
}

const endTitles = {
  SUFFICIENT: 'Pronto: sua nota está aqui',
  NO_QUESTION: 'Acabaram as questões deste treino',
  STOPPED: 'Treino encerrado',
};

function End({ training }: { training: Training }) {
  const { answersQtd, rightQtd, estimate, endReason } = training;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const missed = answersQtd - rightQtd;
  return (
    <Card as="section" aria-label="Fim do treino" padding={24} gap={20}>
      <Heading ref={heading} tabIndex={-1} size={24}>
        {endTitles[endReason ?? 'STOPPED']}
      </Heading>
      {answersQtd > 0 && (
        <>
          <p className={classes.result}>
            {estimate && Math.round(estimate.score)}
            <span>
              {rightQtd} {rightQtd === 1 ? 'certa' : 'certas'} de {answersQtd}
            </span>
          </p>
          <Estimate estimate={estimate} />
        </>
      )}
      <Muted>
        {missed > 0
          ? `${missed === 1 ? 'A que você errou está' : `As ${missed} que você errou estão`} no caderno de erros.`
          : 'A nota é uma estimativa: quanto mais respostas, mais exata.'}
      </Muted>
      <Row>
        <ButtonLink to="/treino">Treinar mais</ButtonLink>
        <ButtonLink to="/caderno-de-erros" variant="default">
          Caderno de erros
        </ButtonLink>
      </Row>
    </Card>
  );
}
