import { Skeleton } from '@mantine/core';
import type { Area } from '@sabia/domain/item-response/booklet.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '../../platform/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { enemBookletsQuery } from '../enem-scores.api.ts';
import { AreaForm } from './AreaForm.tsx';
import type { AreaState, AreaStates } from './area-state.ts';
import classes from './Calculator.module.css';
import { QuestionWorth } from './QuestionWorth.tsx';
import { ScorePanel } from './ScorePanel.tsx';

const title = 'Calcule sua nota do Enem';

const untouched: AreaStates = {
  LC: { marks: '' },
  CH: { marks: '' },
  CN: { marks: '' },
  MT: { marks: '' },
};

/** The public calculator of scores (product.md TRI1 to TRI5). */
export function EnemPage() {
  const [year, setYear] = useState<number>();
  const { data, error, isFetching, refetch } = useQuery({
    ...enemBookletsQuery(year),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={title}
      intro="Escolha o caderno e digite o que você marcou. A nota sai pela Teoria de Resposta ao Item (TRI), a mesma conta da prova, e nada fica guardado."
    >
      {data ? (
        // Booklets and scores belong to a year.
        <Calculator key={data.year} offer={data} onYear={setYear} />
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={480} radius={20} aria-busy="true" />
      )}
    </Page>
  );
}

interface CalculatorProps {
  offer: Reply<'GET /enem-booklets'>;
  onYear: (year: number) => void;
}

function Calculator({ offer, onYear }: CalculatorProps) {
  const [area, setArea] = useState<Area>('LC');
  const [states, setStates] = useState(untouched);
  if (offer.year === null || offer.booklets.length === 0) {
    return (
      <EmptyState
        message="Ainda não há provas deste ano aqui."
        hint="Os números de cada prova saem alguns meses depois dela."
      />
    );
  }
  const change = (changed: Partial<AreaState>) =>
    setStates((before) => ({ ...before, [area]: { ...before[area], ...changed } }));
  const { result } = states[area];
  return (
    <>
      <div className={classes.columns}>
        <AreaForm
          offer={offer}
          year={offer.year}
          area={area}
          state={states[area]}
          onYear={onYear}
          onArea={setArea}
          onChange={change}
        />
        <ScorePanel area={area} states={states} />
      </div>
      {result && <QuestionWorth area={area} result={result} />}
    </>
  );
}
