import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useIdentityUser } from '../../layout/session.ts';
import type { Reply } from '../../platform/api/api.ts';
import { loadCode } from '../../platform/load-code.ts';
import { offlinePage } from '../../platform/service-worker.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import type { Area } from '@sabia/domain/item-response/booklet.ts';
import { enemBookletsQuery } from '../enem-scores.api.ts';
import type { AreaDetailsProps } from './AreaDetails.tsx';
import { AreaForm } from './AreaForm.tsx';
import classes from './Calculator.module.css';
import { keepYear, keptYear } from './kept-answers.ts';
import { ScorePanel } from './ScorePanel.tsx';
import { type Offer, useTypedAnswers } from './use-typed-answers.ts';

const title = 'Calcule sua nota do Enem';

/** Loaded for the first score only. A score that the device keeps can be read without it. */
const AreaDetails = lazy<ComponentType<AreaDetailsProps>>(async () => ({
  default: await loadCode(() => import('./AreaDetails.tsx')).then(
    (loaded) => loaded.AreaDetails,
    () => MissingDetails,
  ),
}));

const MissingDetails = () => (
  <Callout>
    A análise da nota não abriu. Recarregue a página quando a conexão voltar: suas respostas estão
    guardadas.
  </Callout>
);

/** The public calculator of scores (product.md TRI1 to TRI5). */
export function EnemPage() {
  const user = useIdentityUser()?.id ?? null;
  const [year, setYear] = useState<number>();
  /** The area in which another year was chosen. */
  const [area, setArea] = useState<Area>();
  useEffect(() => queueMicrotask(() => setYear(keptYear(user))), [user]);
  const { data, error, isFetching, refetch } = useQuery({
    ...enemBookletsQuery(year),
    placeholderData: keepPreviousData,
  });
  const isLoaded = data !== undefined;
  const keepPage = useEffectEvent(() =>
    offlinePage('/nota-enem', [
      '/v1/enem-booklets',
      ...(data?.years ?? []).map((one) => `/v1/enem-booklets?year=${one}`),
    ]),
  );
  useEffect(() => {
    if (!isLoaded) return undefined;
    // After the requests of the page itself.
    const timer = setTimeout(() => void keepPage(), 2000);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return (
    <Page
      title={title}
      intro="Escolha o caderno e digite o que você marcou. A nota sai pela Teoria de Resposta ao Item (TRI), a mesma conta da prova. Nada é guardado: suas respostas são enviadas só para a conta, e depois só este aparelho se lembra delas."
    >
      {/* In a page of the server before that of the site, which starts at the front page. */}
      <link rel="manifest" href="/manifest.webmanifest?inicio=/nota-enem" />
      {data ? (
        <Booklets
          offer={data}
          area={area}
          onYear={(chosen, from) => {
            keepYear(user, chosen);
            setYear(chosen);
            setArea(from);
          }}
        />
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={480} radius={20} aria-busy="true" />
      )}
    </Page>
  );
}

interface BookletsProps {
  offer: Reply<'GET /enem-booklets'>;
  area: Area | undefined;
  onYear: (year: number, area: Area) => void;
}

function Booklets({ offer, ...props }: BookletsProps) {
  const { year } = offer;
  if (year === null || offer.booklets.length === 0) {
    return (
      <EmptyState
        message="Ainda não há provas deste ano aqui."
        hint="O Inep publica os números de cada prova nos microdados, em geral no meio do ano seguinte. Depois disso o ano entra aqui."
      />
    );
  }
  // Booklets and scores belong to a year.
  return <Calculator key={year} offer={{ ...offer, year }} {...props} />;
}

function Calculator({ offer, area: start, onYear }: BookletsProps & { offer: Offer }) {
  const typed = useTypedAnswers(offer, start);
  const { area, states } = typed;
  const { result } = states[area];
  return (
    <>
      <div className={classes.columns}>
        <AreaForm offer={offer} typed={typed} onYear={(year) => onYear(year, area)} />
        <ScorePanel area={area} states={states} />
      </div>
      {result?.questions && (
        <div className={classes.details}>
          <Suspense fallback={<Skeleton height={480} radius={20} aria-busy="true" />}>
            <AreaDetails area={area} questions={result.questions} isTrained={result.isTrained} />
          </Suspense>
        </div>
      )}
    </>
  );
}
