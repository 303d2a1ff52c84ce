import { Skeleton } from '@mantine/core';
import type { CardReadings } from '@sabia/domain/mock-exams/card-readings.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useAppContext } from '../../layout/app-context.tsx';
import { refreshing } from '../../layout/refreshing.ts';
import { serverDate } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { useIsOnline } from '../../ui/states/use-is-online.ts';
import { useMockExamAddresses } from '../mock-exam-addresses.ts';
import { sendReading } from '../reading/reading.api.ts';
import { cardReadingsQuery } from './card-readings.api.ts';
import { ConflictDesk, type Decided } from './ConflictDesk.tsx';
import { ReadingHistory } from './ReadingHistory.tsx';

/** The readings of the answer card of a person and day, and the decision about a conflict (product.md MOCK27). */
export function CardReadingsPage() {
  const { mockExamId = '', personId = '' } = useParams({ strict: false });
  const { dia: day = 1 } = useSearch({ strict: false });
  const { reading, results } = useMockExamAddresses();
  const query = useQuery({
    ...cardReadingsQuery(mockExamId, { personId, day }),
    // Others read and decide at the same time.
    staleTime: 0,
  });
  const card = query.data;
  const isOnline = useIsOnline();
  const decision = useDecision({ mockExamId, card });
  return (
    <Page
      measure="text"
      title={card ? `Cartão de ${card.name}` : 'Cartão'}
      intro={`${day}º dia${card ? ` · ${card.className}` : ''}`}
      actions={
        <>
          <ButtonLink variant="default" to={reading} params={{ mockExamId }}>
            Ler cartões
          </ButtonLink>
          <ButtonLink variant="default" to={results} params={{ mockExamId }}>
            Ver resultados
          </ButtonLink>
        </>
      }
    >
      <Stack gap={16}>
        {!isOnline && (
          <Callout role="status">
            Sem internet não dá para decidir: só o servidor conhece a última leitura deste cartão.
          </Callout>
        )}
        <div role="alert">
          {decision.error && <ErrorMessage>{decision.error.message}</ErrorMessage>}
        </div>
        <Loaded query={query} skeleton={<Skeleton height={480} radius={20} />}>
          {(loaded) => (
            <>
              {loaded.state === 'CONFLICT' ? (
                <ConflictDesk
                  key={loaded.readings[0]?.id}
                  card={loaded}
                  isPending={decision.isPending}
                  onDecide={decision.mutate}
                />
              ) : (
                <p role="status">
                  {loaded.readings[0]?.isDecided
                    ? 'Decidido: valem as respostas da última leitura.'
                    : 'Este cartão não está em conflito.'}
                </p>
              )}
              <ReadingHistory readings={loaded.readings} now={new Date(query.dataUpdatedAt)} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

/** Sends a decision. If the card was read meanwhile, its readings are read again. */
function useDecision({
  mockExamId: id,
  card,
}: {
  mockExamId: string;
  card?: CardReadings | undefined;
}) {
  const context = useAppContext();
  const { refresh } = refreshing(context, 'GET /mock-exams/{id}');
  return useMutation({
    async mutationFn({ readingId, ...marks }: Decided) {
      const { personId = null, day = null, readings: [last] = [] } = card ?? {};
      return sendReading(context.call, {
        id,
        readingId,
        body: {
          ...marks,
          code: null,
          personId,
          day,
          color: null,
          doubts: [],
          quality: last?.quality ?? 0,
          readAt: serverDate().toISOString(),
          replaces: last?.id ?? null,
        },
      });
    },
    onSuccess: () => showToast({ kind: 'success', message: 'Decisão guardada' }),
    onSettled: refresh,
  });
}
