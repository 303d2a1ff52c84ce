import type { Page } from '@sabia/domain/fields.ts';
import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import { Skeleton } from '@mantine/core';
import { IconNotebook } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SortSelect } from '../../ui/catalog/SortSelect.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { MissedQuestion } from './MissedQuestion.tsx';
import classes from './MissedQuestions.module.css';
import { notebookPageQuery, type NotebookSearch } from './notebook-search.ts';

/** All questions of the notebook, paginated. */
export function MissedQuestions() {
  const search = useSearch({ from: '/member/caderno-de-erros' });
  const page = useQuery({ ...notebookPageQuery(search), placeholderData: keepPreviousData });
  return (
    <Loaded query={page} skeleton={<Skeleton height={360} mt={40} />}>
      {(known) =>
        known.total === 0 ? (
          <NothingMissed />
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
    <section
      aria-label="Questões do caderno"
      aria-busy={isRefreshing}
      className={classes.questions}
    >
      <div className={classes.head}>
        <h2>Todas as questões</h2>
        <SortSelect
          orders={orders}
          value={ordem}
          onChange={(next) => void navigate({ search: { ordem: next }, resetScroll: false })}
        />
      </div>
      {page.items.length > 0 ? (
        <ul className={classes.list}>
          {page.items.map((card) => (
            <li key={card.question.id}>
              <MissedQuestion card={card} />
            </li>
          ))}
        </ul>
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
      icon={<IconNotebook size={28} aria-hidden="true" />}
      message="Nada por aqui ainda."
      hint="Quando você errar uma questão de um curso ou de um exercício, ela vem para cá e volta nos dias seguintes, até você se lembrar dela."
      action={<ButtonLink to="/exercicios">Fazer um exercício</ButtonLink>}
    />
  );
}
