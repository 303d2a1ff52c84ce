import { bulkChangeLimit } from '@sabia/domain/questions/bulk-change-limit.ts';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useSelection } from '../../publications/use-selection.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import type { Notice } from '../../ui/states/NoticeBar.tsx';
import { count } from '../../ui/words/plural.ts';
import searching from '../../ui/poses/searching.svg';
import reading from '../../ui/poses/reading.svg';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useBanks } from '../question-collections.api.ts';
import { type BulkAction, doneWords, undoneWords } from './bulk.ts';
import { BulkActions } from './BulkActions.tsx';
import { type BankSearch, filtersOf, hasFilters } from './bank-search.ts';
import { FoundQuestion } from './FoundQuestion.tsx';
import { useFoundPages } from './use-found-pages.ts';

const foundWords = (total: number): string =>
  total > bulkChangeLimit
    ? `Mais de ${count(bulkChangeLimit, 'questão', 'questões')}`
    : count(total, 'questão', 'questões');

interface FoundQuestionsProps {
  search: BankSearch;
  onManageBanks: () => void;
  tell: (notice: Notice) => void;
}

const withoutFilters = {
  to: '/admin/questoes',
  search: ({ destino }: BankSearch) => ({ destino }),
} as const;

/** The questions that the filters find, 50 at a time. */
export function FoundQuestions({ search, onManageBanks, tell }: FoundQuestionsProps) {
  const { changeTogether, undoTogether } = useBanks();
  const [isAllSelected, setAllSelected] = useState(false);
  const filters = filtersOf(search);
  const { first, last, items, lost, showMore } = useFoundPages(filters);
  const { selected, isSelected, select } = useSelection(items);
  const ids = selected.map(({ id }) => id);
  const selection = isAllSelected ? { filters } : { ids };
  if (!first) return null;

  function clear(): void {
    setAllSelected(false);
    select(ids, false);
  }

  async function act(action: BulkAction, acceptsShortExams: boolean): Promise<void> {
    const { id, questionsQtd } = await changeTogether({ selection, action, acceptsShortExams });
    clear();
    tell({
      text: `${count(questionsQtd, ...doneWords[action.kind])}.`,
      undo: () =>
        void undoTogether(id)
          .then(({ keptQtd }) => tell({ text: undoneWords(keptQtd) }))
          .catch(showFailure),
    });
  }

  return (
    <Loaded query={first} skeleton={<FoundSkeleton />}>
      {({ total }) =>
        items.length === 0 ? (
          <NothingHere isFiltered={hasFilters(search)} onManageBanks={onManageBanks} />
        ) : (
          <Stack gap={12}>
            <Muted as="div">
              <Row gap={16}>
                <span role="status">
                  {foundWords(total ?? items.length)}
                  {search.iguais && ' com o mesmo texto'}
                </span>
                {hasFilters(search) && <TextLink {...withoutFilters}>Limpar filtros</TextLink>}
              </Row>
            </Muted>
            <BulkActions
              shownQtd={items.length}
              presetPlace={search.destino}
              total={total ?? items.length}
              selectedQtd={isAllSelected ? (total ?? ids.length) : ids.length}
              isAllSelected={isAllSelected}
              selection={{ selection }}
              onSelectShown={(isChosen) =>
                select(
                  items.map(({ id }) => id),
                  isChosen,
                )
              }
              onSelectAll={() => setAllSelected(true)}
              onClear={clear}
              onAct={act}
            />
            <Stack as="ul" gap={8} aria-label="Questões">
              {items.map((question) => (
                <FoundQuestion
                  key={question.id}
                  question={question}
                  isSelected={isAllSelected || isSelected(question.id)}
                  onSelect={(isChosen) => {
                    setAllSelected(false);
                    select([question.id], isChosen);
                  }}
                />
              ))}
            </Stack>
            {lost && <ErrorState error={lost.error} onRetry={() => void lost.refetch()} />}
            {last && (last.data ? last.data.next : last.isFetching) && (
              <Row justify="center">
                <Button
                  variant="default"
                  loading={last.isFetching && !last.data}
                  onClick={showMore}
                >
                  Mostrar mais questões
                </Button>
              </Row>
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}

function NothingHere({
  isFiltered,
  onManageBanks,
}: {
  isFiltered: boolean;
  onManageBanks: () => void;
}) {
  return isFiltered ? (
    <EmptyState
      picture={searching}
      message="Nenhuma questão com estes filtros."
      action={
        <ButtonLink {...withoutFilters} variant="default">
          Ver todas as questões
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      picture={reading}
      message="Sua escola ainda não tem questões."
      hint="Crie um banco e escreva a primeira, ou traga as que já tem de um arquivo."
      action={<Button onClick={onManageBanks}>Criar o primeiro banco</Button>}
    />
  );
}

const FoundSkeleton = () => (
  <Stack gap={8}>
    <Skeleton height={24} width={120} mb={4} />
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} height={92} radius={20} />
    ))}
  </Stack>
);
