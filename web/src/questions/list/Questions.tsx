import { Skeleton } from '@mantine/core';
import type { ScaleKind } from '@sabia/domain/item-response/exam-scale.ts';
import type { OwnerOfExam } from '@sabia/domain/questions/questions-owner.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { NoticeBar } from '../../ui/states/NoticeBar.tsx';
import { count } from '../../ui/words/plural.ts';
import { type ListOrder, stepItem } from '../../ui/reordering/list-order.ts';
import { useKeyboardMoving } from '../../ui/reordering/use-keyboard-moving.ts';
import { RegradingNotice } from '../annulment/RegradingNotice.tsx';
import { QuestionDrawer } from '../editor/QuestionDrawer.tsx';
import { questionOrderQuery, statisticsQuery } from '../questions.api.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { type AskedQuestion, QuestionDialogs } from './QuestionDialogs.tsx';
import { QuestionSequence } from './QuestionSequence.tsx';
import { QuestionSearchField } from './QuestionSearchField.tsx';
import { QuestionTools } from './QuestionTools.tsx';
import { useQuestionActions } from './use-question-actions.ts';
import { useQuestionPages } from './use-question-pages.ts';
import { useQuestionReordering } from './use-question-reordering.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import searching from '../../ui/poses/searching.svg';

/** More than that many questions get a search. */
const manyQuestions = 20;

interface QuestionsProps {
  owner: OwnerOfExam;
  /** The ids of all questions. */
  saved: ListOrder;
  hasWeights: boolean;
  /** Of the exam; undefined: without a scale. */
  scaleKind: ScaleKind | undefined;
  /** A link to the preview of the exam, once there is a question. */
  preview: ReactNode;
}

export function Questions({ owner, saved, hasWeights, scaleKind, preview }: QuestionsProps) {
  const { questao, busca } = useSearch({ strict: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const listId = useId();
  const [areStatisticsShown, setStatisticsShown] = useState(false);
  const statistics = useQuery({ ...statisticsQuery(owner), enabled: areStatisticsShown });
  const areLost = statistics.isError && !statistics.isFetching && !statistics.data;
  const [asked, setAsked] = useState<AskedQuestion>();
  const ask = (about: AskedQuestion['about']) => (question: AuthoredQuestion, number: number) =>
    setAsked({ about, question, number });
  const { order: savedOrder, reorder, notice, tell } = useQuestionReordering(owner, saved);
  const moving = useKeyboardMoving({ order: savedOrder, reorder, step: stepItem });
  const actions = useQuestionActions(owner, {
    tell,
    // The focused menu disappears together with the question. A long list stays where it is.
    onRemoved: () => heading.current?.focus({ preventScroll: true }),
  });
  const { order } = moving;
  const found = useQuery({ ...questionOrderQuery(owner, busca), enabled: Boolean(busca) });
  // The search may not find the question that is open.
  const opened = useQuestionPages(owner, {
    saved,
    searchKey: undefined,
    ids: questao ? [questao] : [],
  });
  const shared = {
    owner,
    order,
    moving: { ...moving, reorder },
    actions,
    onWeigh: hasWeights ? ask('weight') : undefined,
    onAnnul: ask('annulment'),
    scaleKind,
    areStatisticsShown: areStatisticsShown && !areLost,
    statistics: statistics.data,
  };

  return (
    <Stack as="section" aria-labelledby={`${listId}-heading`} gap={12}>
      <Row gap={16} justify="between">
        <Heading id={`${listId}-heading`} ref={heading} tabIndex={-1} size={18}>
          {order.length === 0 ? 'Questões' : count(order.length, 'questão', 'questões')}
        </Heading>
        <QuestionTools
          owner={owner}
          hasQuestions={order.length > 0}
          preview={preview}
          areStatisticsShown={areStatisticsShown}
          onStatistics={setStatisticsShown}
        />
      </Row>
      <RegradingNotice />
      {order.length === 0 ? (
        <NoQuestions />
      ) : (
        <>
          {areLost && (
            <ErrorState error={statistics.error} onRetry={() => void statistics.refetch()} />
          )}
          {(order.length > manyQuestions || busca) && (
            <QuestionSearchField found={busca ? found.data?.questionIds.length : undefined} />
          )}
          {busca ? (
            <Loaded query={found} skeleton={<Skeleton height={320} radius={12} />}>
              {({ questionIds }) =>
                questionIds.length === 0 ? (
                  <NothingFound />
                ) : (
                  <QuestionSequence {...shared} saved={questionIds} searchKey={busca} />
                )
              }
            </Loaded>
          ) : (
            <QuestionSequence {...shared} saved={saved} />
          )}
          <Row>
            <AddQuestion />
          </Row>
        </>
      )}
      <QuestionDialogs
        asked={asked}
        scaleKind={scaleKind}
        actions={actions}
        onClose={() => setAsked(undefined)}
      />
      <NoticeBar notice={notice} onDismiss={() => tell(undefined)} />
      <QuestionDrawer
        owner={owner}
        order={order}
        questions={opened.questions}
        onChanged={actions.announceChange}
      />
    </Stack>
  );
}

function NothingFound() {
  return (
    <EmptyState
      picture={searching}
      message="Nenhuma questão tem estas palavras."
      action={
        <ButtonLink
          to="."
          search={(before) => ({ ...before, busca: undefined })}
          resetScroll={false}
          variant="default"
        >
          Ver todas as questões
        </ButtonLink>
      }
    />
  );
}

function NoQuestions() {
  return (
    <EmptyState
      icon={<IconHelpCircle />}
      message="Nenhuma questão ainda."
      hint="Escreva a primeira: um enunciado e a resposta, em um de dez tipos de questão."
      action={<AddQuestion />}
    />
  );
}
