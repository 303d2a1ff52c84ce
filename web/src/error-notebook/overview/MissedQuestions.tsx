import type { Page } from '@sabia/domain/fields.ts';
import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SortSelect } from '../../ui/catalog/SortSelect.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { MissedQuestion } from './MissedQuestion.tsx';
import classes from './Notebook.module.css';
import { notebookPageQuery, type NotebookSearch } from './notebook-search.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Refreshing } from '../../ui/primitives/Refreshing.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import reading from '../../ui/poses/reading.svg';

/** All questions of the notebook, paginated; without any beside cards of essays nothing. */
export function MissedQuestions({ isAlone }: { isAlone: boolean }) {
  const search = useSearch({ from: '/member/caderno-de-erros' });
  const page = useQuery({ ...notebookPageQuery(search), placeholderData: keepPreviousData });
  return (
    <Loaded query={page} skeleton={<Skeleton height={360} mt={40} />}>
      {(known) =>
        known.total === 0 ? (
          isAlone && <NothingMissed />
        ) : (
          <Listing page={known} ordem={search.ordem} isRefreshing={page.isPlaceholderData} />
        )
      }
    </Loaded>
  );
}

interface ListingProps extends Pick<NotebookSearch, 'ordem'> {
  page: Page<NotebookQuestion>;
  /** The shown page belongs to the previous search. */
  isRefreshing: boolean;
}

function Listing({ page, ordem, isRefreshing }: ListingProps) {
  const navigate = useNavigate({ from: '/caderno-de-erros' });
  return (
    <section aria-label="Questões do caderno" className={classes.questions}>
      <Row gap={12} justify="between" className={classes.head}>
        <Heading size={22}>Todas as questões</Heading>
        <SortSelect
          orders={orders}
          value={ordem}
          onChange={(next) => void navigate({ search: { ordem: next }, resetScroll: false })}
        />
      </Row>
      {page.items.length > 0 ? (
        <Refreshing isRefreshing={isRefreshing}>
          <Stack as="ul" gap={12}>
            {page.items.map((card) => (
              <li key={card.question.id}>
                <MissedQuestion card={card} />
              </li>
            ))}
          </Stack>
        </Refreshing>
      ) : (
        <EmptyState
          message="Esta página ficou vazia."
          action={
            <ButtonLink to="/caderno-de-erros" search={{ ordem }} variant="default">
              Ir para a primeira página
            </ButtonLink>
          }
        />
      )}
      <Pager page={page.page} totalPages={page.totalPages} param="pagina" />
    </section>
  );
}

const orders = [
  ['volta', 'Voltam primeiro'],
  ['erros', 'Mais erradas'],
] as const;

function NothingMissed() {
  return (
    <EmptyState
      picture={reading}
      message="Nada por aqui ainda."
      hint="Quando você errar uma questão de um curso ou de um simulado, ela vem para cá e volta nos dias seguintes, até você se lembrar dela. Os comentários de uma redação corrigida você guarda no resultado dela."
      action={<ButtonLink to="/exercicios">Fazer um simulado</ButtonLink>}
    />
  );
}
