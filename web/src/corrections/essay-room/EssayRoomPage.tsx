import { Button, Skeleton } from '@mantine/core';
import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../layout/session.ts';
import { WaitingNote } from '../../layout/WaitingNote.tsx';
import type { Reply } from '../../platform/api/api.ts';
import { keepTakenPagesOf } from '../../platform/device/taken-pages.ts';
import { serverDate } from '../../platform/clock.ts';
import cheering from '../../ui/poses/cheering.svg';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useIsOnline } from '../../ui/states/use-is-online.ts';
import { formatMoment } from '../../ui/words/dates.ts';
import { count } from '../../ui/words/plural.ts';
import { EssayDesk } from './EssayDesk.tsx';
import { draftName, isSameEssay } from './essay-correction.ts';
import { essayQueueQuery, takingKey, useEssayRoom } from './essay-room.api.ts';
import { useMarksOutbox } from './marks-outbox.ts';
import { RefusedMarks } from './RefusedMarks.tsx';
import { onDevice, onDeviceWords } from './on-device.ts';
import { TakeAlong } from './TakeAlong.tsx';
import { useTakenPages } from './use-taken-pages.ts';

type Queue = Reply<'GET /corrections/claims'>;

/** The pages of an essay leave the device with its claim. */
function useEndedClaims({ data, isFetchedAfterMount }: UseQueryResult<Queue>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Without a network, and while essays are taken along, the reply may be older than the pages.
    const isTaking = queryClient.isMutating({ mutationKey: takingKey }) > 0;
    if (data && isFetchedAfterMount && navigator.onLine && !isTaking)
      void keepTakenPagesOf(data.claims);
  }, [queryClient, data, isFetchedAfterMount]);
}

/** The room of correctors: the essay that the viewer has claimed, or what waits. */
export function EssayRoomPage() {
  const query = useQuery({ ...essayQueueQuery, staleTime: 0 });
  const session = useSession();
  // The room leaves out the places of the phone. For an administrator without classes 'Hoje' would be empty.
  const teaches = session.status === 'signed-in' && session.user.classPart === 'TEACHES';
  const { claim } = useEssayRoom();
  const { waiting } = useMarksOutbox();
  const [now] = useState(serverDate);
  // Stays on the screen until its correction is given, also if the claim ends meanwhile.
  const [held, setHeld] = useState<ClaimedEssay>();
  const left = (query.data?.claims ?? []).filter(
    (essay) => !waiting.entries.some((mark) => isSameEssay(mark, essay)),
  );
  const isOnline = useIsOnline();
  const pages = useTakenPages();
  const device = pages && onDevice(left, pages);
  // Without a network the others can't be seen.
  const reachable = isOnline ? left : [...(device?.kept ?? []), ...(device?.others ?? [])];
  if (!held && reachable[0]) setHeld(reachable[0]);
  useEndedClaims(query);
  const next = useMutation({ mutationFn: claim });
  const problem = next.error && <ErrorMessage>{next.error.message}</ErrorMessage>;
  return (
    <Page
      title="Redações"
      intro={
        <>
          {left.length > 1 && `${count(left.length, 'redação', 'redações')} com você · `}
          {teaches && (
            <>
              <TextLink to="/turmas/hoje">Hoje</TextLink> ·{' '}
            </>
          )}
          <TextLink to="/turmas/redacoes/concordancia">Concordância</TextLink>
        </>
      }
      actions={
        query.data && <TakeAlong claims={left} waitingQtd={query.data.waitingQtd} now={now} />
      }
    >
      <Stack gap={16}>
        <WaitingNote of={waiting} words={['correção espera', 'correções esperam']} />
        <RefusedMarks />
        {device && (device.bytes > 0 || !isOnline) && left.length > 0 && (
          <Muted role="status">{onDeviceWords(device)}</Muted>
        )}
        <Loaded query={query} skeleton={<Skeleton height={480} radius={20} />}>
          {({ waitingQtd, oldestAt }) => {
            if (held)
              return (
                <EssayDesk
                  key={draftName(held)}
                  essay={held}
                  onLeave={() => setHeld(undefined)}
                  onDone={() => {
                    const following = reachable.find((essay) => !isSameEssay(essay, held));
                    setHeld(following);
                    if (!following) next.mutate();
                  }}
                />
              );
            if (waitingQtd === 0)
              return (
                <EmptyState
                  picture={cheering}
                  message="Nenhuma redação espera por você."
                  hint="As próximas aparecem aqui quando forem entregues."
                  action={
                    <ButtonLink to={teaches ? '/turmas/hoje' : '/'} variant="default">
                      {teaches ? 'Voltar para Hoje' : 'Ir para o início'}
                    </ButtonLink>
                  }
                />
              );
            return (
              <Card padding={24} gap={12}>
                <p>
                  <strong>{count(waitingQtd, 'redação espera', 'redações esperam')}</strong> por uma
                  correção{oldestAt && `. A mais antiga, desde ${formatMoment(oldestAt, now)}`}.
                </p>
                <p>
                  Você corrige sem ver o nome do aluno nem as notas de outras pessoas. A redação
                  volta à fila 30 minutos depois que você sair.
                </p>
                {problem}
                <Row>
                  <Button loading={next.isPending} onClick={() => next.mutate()}>
                    Corrigir a próxima
                  </Button>
                </Row>
              </Card>
            );
          }}
        </Loaded>
      </Stack>
    </Page>
  );
}
