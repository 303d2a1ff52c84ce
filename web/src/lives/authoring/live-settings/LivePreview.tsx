import { CardPreview } from '../../../ui/CardPreview.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { momentOfWallClock } from '../../../ui/wall-clock.ts';
import { LiveCard } from '../../LiveCard.tsx';
import type { SettingsValues } from './settings-values.ts';

const never = '2026-01-01T00:00:00.000Z';

/** How the live will look among the others, while one types. */
export function LivePreview({ values }: { values: SettingsValues }) {
  const now = useNow();
  return (
    <CardPreview title="Como aparece entre as lives">
      <LiveCard
        heading="h3"
        now={now}
        live={{
          id: '',
          title: values.title || 'Título da live',
          shortDescription: values.shortDescription || 'A descrição curta vem aqui.',
          thumbUrl: values.thumbUrl,
          categories: [],
          startsAt: momentOfWallClock(values.startsAt),
          endsAt: momentOfWallClock(values.endsAt),
          hasRecording: values.recordingUrl !== '',
          isActive: false,
          createdAt: never,
          updatedAt: never,
          viewer: null,
        }}
      />
    </CardPreview>
  );
}
