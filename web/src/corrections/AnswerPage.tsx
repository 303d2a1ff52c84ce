import { Button, Skeleton } from '@mantine/core';
import type { AnswerToCorrect } from '@sabia/domain/attempts/corrections.contract.ts';
import type { Page as PageOf } from '@sabia/domain/fields.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { QuestionText } from '../attempts/QuestionText.tsx';
import { RevealedAnswer } from '../attempts/RevealedAnswer.tsx';
import type { ApiProblem } from '../platform/api/api-problem.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { formatMoment } from '../ui/words/dates.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { Page } from '../ui/page/Page.tsx';
import { count } from '../ui/words/plural.ts';
import cheering from '../ui/poses/cheering.svg';
import { Callout } from '../ui/primitives/Callout.tsx';
import { Card } from '../ui/primitives/Card.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { type CorrectionsSearch, firstAnswer, keyOf } from './corrections-search.ts';
import { serverDate } from '../platform/clock.ts';

interface AnswerPageProps {
  search: CorrectionsSearch;
  query: UseQueryResult<PageOf<AnswerToCorrect>, ApiProblem>;
}

/** One answer, with its question, the expected answer and the fields of the correction. */
export function AnswerPage({ search, query }: AnswerPageProps) {
  const { resposta, ...list } = search;
  return (
    <Page
      title="Corrigir"
      measure="text"
      actions={
        <ButtonLink to="." search={list} variant="default">
          Ver a lista
        </ButtonLink>
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={480} radius={20} />}>
        {({ items, total }) => {
          const found = items.findIndex((item) => keyOf(item) === resposta);
          const at = resposta === firstAnswer ? 0 : found;
          const item = items[at];
          if (!item) return <NothingLeft list={list} />;
          return (
            <Answer
              key={keyOf(item)}
              item={item}
              waiting={search.situacao ? null : total}
              after={items[at + 1]}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}

const NothingLeft = ({ list }: { list: CorrectionsSearch }) => (
  <EmptyState
    picture={cheering}
    message="Tudo corrigido por aqui."
    hint="As próximas respostas aparecem na lista quando forem entregues."
    action={
      <ButtonLink to="." search={{ ...list, page: 1 }}>
        Ver a lista
      </ButtonLink>
    }
  />
);

interface AnswerProps {
  item: AnswerToCorrect;
  /** The number of answers that wait; null if they are corrected ones. */
  waiting: number | null;
  after: AnswerToCorrect | undefined;
}

function Answer({ item, waiting, after }: AnswerProps) {
  const navigate = useNavigate();
  const [now] = useState(serverDate);
  const { question, response, userName, title, submittedAt } = item;
  const next = () =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, resposta: after ? keyOf(after) : firstAnswer }),
    });
  return (
    <Stack gap={20}>
      <p>
        <strong>{userName || 'Redação sem nome'}</strong>
        {` · ${title}`}
        {submittedAt && ` · ${formatMoment(submittedAt, now)}`}
        {waiting !== null && ` · ${count(waiting, 'resposta espera', 'respostas esperam')}`}
      </p>
      <Card as="section" aria-label="Questão" padding={24} gap={16}>
        <Heading size={18}>Questão</Heading>
        <QuestionText question={question} number={1} />
        <RevealedAnswer
          question={question}
          isOthers
          graded={{
            questionId: question.id,
            alternativeId: null,
            isCorrect: false,
            correctAlternativeId: null,
            explanation: null,
            response,
            answerKey: question.answerKey,
          }}
        />
      </Card>
      {item.isEssay ? (
        <Callout>
          <p>Esta resposta é corrigida como redação, critério por critério.</p>
          <ButtonLink to="/turmas/redacoes" variant="default">
            Corrigir redações
          </ButtonLink>
          {after && (
            <Button variant="subtle" onClick={next}>
              Pular
            </Button>
          )}
        </Callout>
      ) : (
        <CorrectionForm item={item} onSaved={next} onSkip={after && next} />
      )}
    </Stack>
  );
}
