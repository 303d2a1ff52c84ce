import type { LiveCard } from '@sabia/domain/lives/live.ts';
import { IconCalendarEvent, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PaymentBadge } from '../../courses/PaymentBadge.tsx';
import { ExplainedList } from '../../ui/lists/ExplainedList.tsx';
import {
  Presentation,
  PresentationSection,
  PresentationSkeleton,
} from '../../ui/cards/Presentation.tsx';
import { useNow } from '../../ui/words/use-now.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { AccountChoice } from '../../users/AccountChoice.tsx';
import { LiveFailure } from '../live/LiveFailure.tsx';
import { liveTimeText } from '../live-time-text.ts';
import { LiveBadge } from '../LiveBadge.tsx';
import { livePreviewQuery } from '../lives.api.ts';

/** A live for visitors. */
export function LivePreviewPage() {
  const { liveId } = useParams({ from: '/lives/$liveId' });
  const { data, error, isFetching, refetch } = useQuery(livePreviewQuery(liveId));
  if (data) return <PreviewedLive live={data} />;
  if (!error || isFetching) return <PresentationSkeleton title="Abrindo a live…" />;
  return <LiveFailure problem={error} onRetry={() => void refetch()} />;
}

const steps = [
  {
    title: 'Antes',
    words:
      'Você põe a live na sua agenda e recebe, se quiser, um lembrete por e-mail um dia antes e outro uma hora antes.',
  },
  {
    title: 'Na hora',
    words: 'A live abre nesta página, dez minutos antes de começar.',
  },
  { title: 'Depois', words: 'Se houver gravação, ela fica nesta mesma página.' },
];

function PreviewedLive({ live }: { live: LiveCard }) {
  const { phase, label, detail } = liveTimeText(live, useNow());
  const [category] = live.categories;
  return (
    <Presentation
      {...live}
      banners={[]}
      artwork={{ seed: live.id, category: category?.title }}
      kicker={['Live', ...live.categories.map(({ title }) => title)].join(' · ')}
      enterLabel="Participar da live"
      facts={
        <>
          <li>
            <LiveBadge phase={phase} label={label} />
            <PaymentBadge paymentType="FREE" />
          </li>
          {detail && (
            <li>
              {phase === 'PAST' ? (
                <IconCalendarEvent size={20} aria-hidden="true" />
              ) : (
                <IconClock size={20} aria-hidden="true" />
              )}
              {detail}
            </li>
          )}
        </>
      }
      enter={
        <Stack gap={12}>
          <strong>Esta live é grátis para quem tem conta.</strong>
          <AccountChoice />
        </Stack>
      }
    >
      <PresentationSection heading="Como funciona">
        {phase === 'PAST' ? (
          <Muted>
            {live.hasRecording
              ? 'A gravação inteira abre nesta página, com a sua conta.'
              : 'Esta live já aconteceu. Se houver gravação, ela abre nesta página.'}
          </Muted>
        ) : (
          <ExplainedList items={steps} />
        )}
      </PresentationSection>
    </Presentation>
  );
}
