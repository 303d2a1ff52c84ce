import { Button, Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useImpersonation } from '../../layout/session.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { EventLink } from '../EventLink.tsx';
import { useMockExamAddresses } from '../mock-exam-addresses.ts';
import { KeptCodes } from './KeptCodes.tsx';
import { KeptPapers } from './KeptPapers.tsx';
import { PackageCheck } from './PackageCheck.tsx';
import { PreparationProgress } from './PreparationProgress.tsx';
import { useOfflineDay } from './use-offline-day.ts';

/** Prepares this device for a day without a network, and checks what is on it (product.md MOCK40 to MOCK42). */
export function OfflineDayPage() {
  const { mockExamId = '' } = useParams({ strict: false });
  const day = useOfflineDay(mockExamId);
  const isViewing = useImpersonation() !== null;
  const { query, preparation, begun, isAdmin } = day;
  return (
    <Page
      title="Pronto para ficar sem internet?"
      measure="text"
      intro={<EventLink mockExamId={mockExamId} title={query.data?.kept.list?.title} />}
    >
      <Loaded query={query} skeleton={<Skeleton height={480} radius={20} />}>
        {(data) => {
          const { items, verdict } = day.check(data);
          const { kept, checkedAt } = data;
          return (
            <Stack gap={24}>
              <FormSection
                title="Este celular"
                intro="Prepare na véspera, com internet. No dia, ler cartões, recolher respostas e fazer a chamada funcionam sem."
              >
                {isViewing && <Callout>Nesta visualização nada é guardado.</Callout>}
                <PackageCheck
                  {...{ items, verdict, kept, isAdmin }}
                  now={checkedAt}
                  problems={preparation.data ?? {}}
                />
                <div role="alert">
                  {preparation.error && <ErrorMessage>{words(preparation.error)}</ErrorMessage>}
                </div>
                <Row>
                  <Button loading={preparation.isPending} onClick={() => preparation.mutate()}>
                    {kept.preparation ? 'Preparar de novo' : 'Preparar este celular'}
                  </Button>
                  <Button
                    variant="default"
                    loading={query.isFetching && !preparation.isPending}
                    disabled={preparation.isPending}
                    onClick={() => void query.refetch()}
                  >
                    Conferir
                  </Button>
                </Row>
                {preparation.isPending && <PreparationProgress begun={begun} of={items} />}
              </FormSection>
              <OnTheDay mockExamId={mockExamId} />
              <KeptCodes seals={kept.seals ?? []} now={checkedAt} />
              {isAdmin && <KeptPapers cards={kept.cards} sheets={kept.sheets} />}
            </Stack>
          );
        }}
      </Loaded>
    </Page>
  );
}

function words(error: Error): string {
  if (!(error instanceof ApiProblem)) throw error;
  return error.code === 'offline'
    ? 'Sem internet não dá para preparar. Conferir funciona sem.'
    : error.detail;
}

/** The screens that work without a network. */
function OnTheDay({ mockExamId }: { mockExamId: string }) {
  const { reading, roll, results } = useMockExamAddresses();
  const params = { mockExamId };
  return (
    <FormSection title="No dia">
      <Row gap={16}>
        <ButtonLink variant="default" to={reading} params={params}>
          Ler cartões
        </ButtonLink>
        <ButtonLink variant="default" to="/turmas/simulados/$mockExamId/recolher" params={params}>
          Recolher de celulares
        </ButtonLink>
        <ButtonLink variant="default" to={roll} params={params}>
          Lista de presença
        </ButtonLink>
        <ButtonLink variant="default" to={results} params={params}>
          Ver resultados
        </ButtonLink>
      </Row>
    </FormSection>
  );
}
