import { useSuspenseQuery } from '@tanstack/react-query';
import { taxonomyQuery } from '../../../taxonomy/taxonomy.api.ts';
import { CardPreview } from '../../../ui/CardPreview.tsx';
import { TrailCard } from '../../TrailCard.tsx';
import type { SettingsValues } from './settings-values.ts';

interface TrailPreviewProps {
  values: SettingsValues;
  /** How many steps it has. */
  contentsQtd: number;
}

const never = '2026-01-01T00:00:00.000Z';

/** How the trail will look among the others, while one types. */
export function TrailPreview({ values, contentsQtd }: TrailPreviewProps) {
  const { data: taxonomy } = useSuspenseQuery(taxonomyQuery);
  const chosen = (kind: 'categories' | 'levels', id: string, invitation: string) =>
    taxonomy[kind].find((term) => term.id === id) ?? { id: '', title: invitation };
  return (
    <CardPreview title="Como aparece entre as trilhas">
      <TrailCard
        heading="h3"
        trail={{
          ...values,
          id: '',
          title: values.title || 'Título da trilha',
          shortDescription: values.shortDescription || 'A descrição curta vem aqui.',
          category: chosen('categories', values.category, 'Categoria'),
          level: chosen('levels', values.level, 'Nível'),
          estimatedCompletionHours: Number(values.estimatedCompletionHours) || 0,
          contentsQtd,
          isActive: false,
          createdAt: never,
          updatedAt: never,
          progress: null,
        }}
      />
    </CardPreview>
  );
}
