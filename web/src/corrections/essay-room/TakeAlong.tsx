import { Button } from '@mantine/core';
import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import cheering from '../../ui/poses/cheering.svg';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { count } from '../../ui/words/plural.ts';
import { mostClaims, takingKey, useEssayRoom } from './essay-room.api.ts';

interface TakeAlongProps {
  claims: readonly ClaimedEssay[];
  waitingQtd: number;
  now: Date;
}

/** Takes essays along, to correct them without a network. */
export function TakeAlong({ claims, waitingQtd, now }: TakeAlongProps) {
  const { takeAlong } = useEssayRoom();
  const [taken, setTaken] = useState(0);
  const taking = useMutation({
    mutationKey: takingKey,
    async mutationFn() {
      const along = await takeAlong(setTaken);
      // Shown after the last of them. The service worker keeps it, as all that a page loads.
      await fetch(cheering).catch(() => {});
      return along;
    },
    onSuccess: ([first, ...others]) =>
      showToast({
        kind: 'success',
        message: first
          ? `${count(others.length + 1, 'redação está', 'redações estão')} neste aparelho até ${formatMoment(first.endsAt, now)}`
          : 'Nenhuma redação que caiba neste aparelho espera por você.',
      }),
    onError: showFailure,
  });
  if (waitingQtd === 0 || claims.length >= mostClaims) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      disabled={taking.isPending}
      onClick={() => taking.mutate()}
    >
      {taking.isPending ? `Levando ${taken} de ${mostClaims}…` : 'Levar para corrigir sem internet'}
    </Button>
  );
}
