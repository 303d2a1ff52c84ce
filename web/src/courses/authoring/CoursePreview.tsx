import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { CardPreview } from '../../ui/cards/CardPreview.tsx';
import { CourseCard } from '../CourseCard.tsx';
import type { SettingsValues } from './course-settings/settings-values.ts';

/** A date that the card does not show. */
const anyDate = '2026-01-01T00:00:00.000Z';

/** The card of the course in the catalogue, from the values of a form. */
export function CoursePreview({ values }: { values: SettingsValues }) {
  const { data: taxonomy } = useSuspenseQuery(taxonomyQuery);
  const chosen = (kind: TaxonomyKind) =>
    taxonomy[kind].filter(({ id }) => values[kind].includes(id));
  return (
    <CardPreview title="Como aparece no catálogo">
      <CourseCard
        heading="h3"
        course={{
          id: 'previa',
          slug: values.slug || 'curso',
          title: values.title || 'Título do curso',
          subTitle: values.subTitle,
          shortDescription: values.shortDescription || 'A descrição curta vem aqui.',
          estimatedCompletionHours: Number(values.estimatedCompletionHours) || 0,
          paymentType: values.paymentType,
          thumbUrl: values.thumbUrl,
          categories: chosen('categories'),
          levels: chosen('levels'),
          instructors: [],
          learnersAbove: null,
          isActive: false,
          contentsQtd: 0,
          createdAt: anyDate,
          updatedAt: anyDate,
          progress: null,
        }}
      />
    </CardPreview>
  );
}
