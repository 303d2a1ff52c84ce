import { Button, Skeleton } from '@mantine/core';
import type { ScaleKind } from '@sabia/domain/item-response/exam-scale.ts';
import type { ExamOwner } from '@sabia/domain/questions/question-import.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { IconChartBar, IconDatabase, IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { loadCode } from '../../platform/load-code.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { NoticeBar } from '../../ui/NoticeBar.tsx';
import { count } from '../../ui/plural.ts';
import { type ListOrder, stepItem } from '../../ui/reordering/list-order.ts';
import { useKeyboardMoving } from '../../ui/reordering/use-keyboard-moving.ts';
import { RegradingNotice } from '../annulment/RegradingNotice.tsx';
import { QuestionDrawer } from '../editor/QuestionDrawer.tsx';
import { ExportMenu } from '../ExportMenu.tsx';
import { ImportQuestions } from '../ImportQuestions.tsx';
import { questionOrderQuery, statisticsQuery, useQuestionAuthoring } from '../questions.api.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { QuestionSequence } from './QuestionSequence.tsx';
import { QuestionSearchField } from './QuestionSearchField.tsx';
import { useQuestionActions } from './use-question-actions.ts';
import { useQuestionPages } from './use-question-pages.ts';
import { useQuestionReordering } from './use-question-reordering.ts';
import { WeightDialog } from './WeightDialog.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import searching from '../../ui/poses/searching.svg';

/** Few questions are ever annulled. */
const AnnulmentDialog = lazy(async () => ({
  default: (await loadCode(() => import('../annulment/AnnulmentDialog.tsx'))).AnnulmentDialog,
}));

/** More than that many questions get a search. */
const manyQuestions = 20;

interface QuestionsProps {
  owner: ExamOwner;
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
  const [weighed, setWeighed] = useState<{ question: AuthoredQuestion; number: number }>();
  const [annulled, setAnnulled] = useState<{ question: AuthoredQuestion; number: number }>();
  const { refresh } = useQuestionAuthoring(owner);
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
    onWeigh: hasWeights
      ? (question: AuthoredQuestion, number: number) => setWeighed({ question, number })
      : undefined,
    onAnnul: (question: AuthoredQuestion, number: number) => setAnnulled({ question, number }),
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
        <Row>
          {order.length > 0 && preview}
          <ButtonLink
            to="/admin/questoes"
            search={{ destino: Object.values(owner).join() }}
            variant="default"
            leftSection={<IconDatabase size={18} aria-hidden="true" />}
          >
            Do banco
          </ButtonLink>
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
      <RegradingNotice />
      {order.length === 0 ? (
        <EmptyState
          icon={<IconHelpCircle />}
          message="Nenhuma questão ainda."
          hint="Escreva a primeira: um enunciado e a resposta, em um de dez tipos de questão."
          action={<AddQuestion />}
        />
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
      {weighed && (
        <WeightDialog
          {...weighed}
          scaleKind={scaleKind}
          foresee={actions.foreseeWeight}
          onSave={(weight, regrade) => actions.weigh(weighed, { weight, regrade })}
          onClose={() => setWeighed(undefined)}
        />
      )}
      {annulled && (
        <Suspense>
          <AnnulmentDialog
            questionId={annulled.question.id}
            name={`a questão ${annulled.number}`}
            actions={actions.annulment(annulled)}
            onClose={() => setAnnulled(undefined)}
          />
        </Suspense>
      )}
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
