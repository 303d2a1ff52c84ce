import type { TrailPreview } from '@sabia/domain/trails/trail.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import {
  Presentation,
  PresentationSection,
  PresentationSkeleton,
} from '../../ui/cards/Presentation.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { AccountChoice } from '../../users/AccountChoice.tsx';
import { pathOf } from '../trail/path.ts';
import { TrailCost } from '../trail/TrailCost.tsx';
import { TrailFacts } from '../trail/TrailFacts.tsx';
import { TrailFailure } from '../trail/TrailFailure.tsx';
import { TrailItems } from '../trail/TrailItems.tsx';
import { trailPreviewQuery } from '../trails.api.ts';

/** A trail for visitors. */
export function TrailPreviewPage() {
  const { trailId } = useParams({ from: '/trilhas/$trailId' });
  const { data, error, isFetching, refetch } = useQuery(trailPreviewQuery(trailId));
  if (data) return <PreviewedTrail trail={data} />;
  if (!error || isFetching) return <PresentationSkeleton title="Abrindo a trilha…" />;
  return <TrailFailure problem={error} onRetry={() => void refetch()} />;
}

function PreviewedTrail({ trail }: { trail: TrailPreview }) {
  const { contents } = trail;
  return (
    <Presentation
      {...trail}
      artwork={{ seed: trail.id, category: trail.category.title }}
      kicker={`Trilha · ${trail.category.title}`}
      enterLabel="Começar a trilha"
      facts={<TrailFacts trail={trail} itemsQtd={contents.length} />}
      enter={
        <Stack gap={12}>
          {contents.length > 0 && <TrailCost items={contents} />}
          <AccountChoice />
          <Muted size={14}>
            A conta guarda o seu progresso em cada etapa. No fim, a trilha dá um certificado.
          </Muted>
        </Stack>
      }
    >
      <section aria-label="Sobre a trilha">
        <RichText html={trail.description} />
      </section>
      <PresentationSection heading="O caminho">
        <TrailItems path={pathOf(trail)} showsAccess leadsToPreviews />
      </PresentationSection>
    </Presentation>
  );
}
