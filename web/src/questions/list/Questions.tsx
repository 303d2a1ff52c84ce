import { Button } from '@mantine/core';
import { Droppable } from '@hello-pangea/dnd';
import type { QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import { IconChartBar, IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NoticeBar } from '../../ui/NoticeBar.tsx';
import { count } from '../../ui/plural.ts';
import { type ListOrder, moveItem, stepItem } from '../../ui/reordering/list-order.ts';
import { Reordering } from '../../ui/reordering/Reordering.tsx';
import { useKeyboardMoving } from '../../ui/reordering/use-keyboard-moving.ts';
import { useVirtualList } from '../../ui/reordering/use-virtual-list.ts';
import { QuestionDrawer } from '../editor/QuestionDrawer.tsx';
import { ExportMenu } from '../ExportMenu.tsx';
import { ImportQuestions } from '../ImportQuestions.tsx';
import { statisticsQuery, useQuestionAuthoring } from '../questions.api.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import { useQuestionActions } from './use-question-actions.ts';
import { useQuestionPages } from './use-question-pages.ts';
import { useQuestionReordering } from './use-question-reordering.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { PlainList } from '../../ui/reordering/PlainList.tsx';

interface QuestionsProps {
  owner: QuestionsOwner;
  /** The ids of all questions. */
  saved: ListOrder;
}

export function Questions({ owner, saved }: QuestionsProps) {
  const { questao } = useSearch({ strict: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const listId = useId();
  const [areStatisticsShown, setStatisticsShown] = useState(false);
  const statistics = useQuery({ ...statisticsQuery(owner), enabled: areStatisticsShown });
  const areLost = statistics.isError && !statistics.isFetching && !statistics.data;
  const { refresh } = useQuestionAuthoring(owner);
  const { order: savedOrder, reorder, notice, tell } = useQuestionReordering(owner, saved);
  const moving = useKeyboardMoving({ order: savedOrder, reorder, step: stepItem });
  const actions = useQuestionActions(owner, {
    tell,
    // The focused menu disappears together with the question.
    onRemoved: () => heading.current?.focus(),
  });
  const { order } = moving;
  const { list, height, items } = useVirtualList(order, moving.heldId);
  const { questions, failed } = useQuestionPages(owner, saved, [
    ...items.map(({ id }) => id),
    ...(questao ? [questao] : []),
  ]);
  const itemOf = (id: string, index: number) => ({
    id,
    index,
    question: questions.get(id),
    moving: { ...moving, reorder },
    actions,
    areStatisticsShown: areStatisticsShown && !areLost,
    statistics: statistics.data,
  });

  return (
    <Stack as="section" aria-labelledby={`${listId}-heading`} gap={12}>
      <Row gap={16} justify="between">
        <Heading id={`${listId}-heading`} ref={heading} tabIndex={-1} size={18}>
          {order.length === 0 ? 'Questões' : count(order.length, 'questão', 'questões')}
        </Heading>
        <Row>
          <ImportQuestions owner={owner} onImported={() => void refresh()} />
          {order.length > 0 && <ExportMenu owner={owner} />}
          {order.length > 0 && (
            <Button
              variant={areStatisticsShown ? 'light' : 'default'}
              leftSection={<IconChartBar size={18} aria-hidden="true" />}
              aria-pressed={areStatisticsShown}
              onClick={() => setStatisticsShown(!areStatisticsShown)}
            >
              Estatísticas
            </Button>
          )}
        </Row>
      </Row>
      {order.length === 0 ? (
        <EmptyState
          icon={<IconHelpCircle />}
          message="Nenhuma questão ainda."
          hint="Escreva a primeira: um enunciado e de 2 a 10 alternativas, uma delas certa."
          action={<AddQuestion />}
        />
      ) : (
        <>
          {areLost && (
            <ErrorState error={statistics.error} onRetry={() => void statistics.refetch()} />
          )}
          {failed?.error && (
            <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
          )}
          <Reordering
            moving={moving}
            placeOf={(id) => `questão ${order.indexOf(id) + 1} de ${order.length}`}
            onDrop={(id, { index }) => reorder(moveItem(order, id, index))}
          >
            <Droppable
              droppableId={listId}
              mode="virtual"
              renderClone={(provided, snapshot, { draggableId, source }) => (
                <QuestionItem
                  {...itemOf(draggableId, source.index)}
                  clone={{ provided, snapshot }}
                />
              )}
            >
              {({ innerRef, droppableProps }) => (
                <PlainList
                  ref={(element) => {
                    innerRef(element);
                    list.current = element;
                  }}
                  {...droppableProps}
                  style={{ position: 'relative', blockSize: height }}
                >
                  {items.map((item) => (
                    <QuestionItem
                      key={item.id}
                      {...itemOf(item.id, item.index)}
                      placement={{ ...item, of: order.length }}
                    />
                  ))}
                </PlainList>
              )}
            </Droppable>
          </Reordering>
          <Row>
            <AddQuestion />
          </Row>
        </>
      )}
      <NoticeBar notice={notice} onDismiss={() => tell(undefined)} />
      <QuestionDrawer
        owner={owner}
        order={order}
        questions={questions}
        onChanged={actions.announceChange}
      />
    </Stack>
  );
}
