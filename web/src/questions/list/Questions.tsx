import { Button } from '@mantine/core';
import { Droppable } from '@hello-pangea/dnd';
import type { QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { IconChartBar, IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NoticeBar } from '../../ui/NoticeBar.tsx';
import { count } from '../../ui/plural.ts';
import { arrangeList, moveItem, stepItem } from '../../ui/reordering/list-order.ts';
import { Reordering } from '../../ui/reordering/Reordering.tsx';
import { useKeyboardMoving } from '../../ui/reordering/use-keyboard-moving.ts';
import { QuestionDrawer } from '../editor/QuestionDrawer.tsx';
import { ExportMenu } from '../ExportMenu.tsx';
import { ImportQuestions } from '../ImportQuestions.tsx';
import { statisticsQuery, useQuestionAuthoring } from '../questions.api.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import { useQuestionActions } from './use-question-actions.ts';
import { useQuestionReordering } from './use-question-reordering.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { PlainList } from '../../ui/reordering/PlainList.tsx';

interface QuestionsProps {
  owner: QuestionsOwner;
  questions: readonly AuthoredQuestion[];
}

export function Questions({ owner, questions }: QuestionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const listId = useId();
  const [areStatisticsShown, setStatisticsShown] = useState(false);
  const statistics = useQuery({ ...statisticsQuery(owner), enabled: areStatisticsShown });
  const areLost = statistics.isError && !statistics.isFetching && !statistics.data;
  const { refresh } = useQuestionAuthoring(owner);
  const { order: savedOrder, reorder, notice, tell } = useQuestionReordering(owner, questions);
  const moving = useKeyboardMoving({ order: savedOrder, reorder, step: stepItem });
  const actions = useQuestionActions(owner, {
    tell,
    // The focused menu disappears together with the question.
    onRemoved: () => heading.current?.focus(),
  });
  const shown = arrangeList(questions, ({ id }) => id, moving.order);

  return (
    <Stack as="section" aria-labelledby={`${listId}-heading`} gap={12}>
      <Row gap={16} justify="between">
        <Heading id={`${listId}-heading`} ref={heading} tabIndex={-1} size={18}>
          {questions.length === 0 ? 'Questões' : count(questions.length, 'questão', 'questões')}
        </Heading>
        <Row>
          <ImportQuestions owner={owner} onImported={() => void refresh()} />
          {questions.length > 0 && <ExportMenu owner={owner} />}
          {questions.length > 0 && (
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
      {questions.length === 0 ? (
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
          <Reordering
            moving={moving}
            placeOf={(id) => `questão ${moving.order.indexOf(id) + 1} de ${questions.length}`}
            onDrop={(id, { index }) => reorder(moveItem(moving.order, id, index))}
          >
            <Droppable droppableId={listId}>
              {({ innerRef, droppableProps, placeholder }) => (
                <PlainList ref={innerRef} {...droppableProps}>
                  {shown.map((question, index) => (
                    <QuestionItem
                      key={question.id}
                      question={question}
                      index={index}
                      moving={{ ...moving, reorder }}
                      actions={actions}
                      areStatisticsShown={areStatisticsShown && !areLost}
                      statistics={statistics.data}
                    />
                  ))}
                  {placeholder}
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
      <QuestionDrawer owner={owner} questions={shown} onChanged={actions.announceChange} />
    </Stack>
  );
}
