import { useSuspenseQuery } from '@tanstack/react-query';
import { taxonomyQuery } from '../../../taxonomy/taxonomy.api.ts';
import { CardPreview } from '../../../ui/CardPreview.tsx';
import { PracticeExamCard } from '../../PracticeExamCard.tsx';
import type { SettingsValues } from './settings-values.ts';

const never = '2026-01-01T00:00:00.000Z';

/** How the exam will look among the others, while one types. */
export function ExamPreview({ values }: { values: SettingsValues }) {
  const { data: taxonomy } = useSuspenseQuery(taxonomyQuery);
  return (
    <CardPreview title="Como aparece entre os exercícios">
      <PracticeExamCard
        heading="h3"
        exam={{
          ...values,
          id: '',
          title: values.title || 'Título do exercício',
          shortDescription: values.shortDescription || 'A descrição curta vem aqui.',
          categories: taxonomy.categories.filter(({ id }) => values.categories.includes(id)),
          levels: taxonomy.levels.filter(
            ({ id }) => id === values.level || values.levels.includes(id),
          ),
          questionsQtd: values.autoGenerate ? Number(values.questionsQtd) : 0,
          passingScore: Number(values.passingScore),
          timeLimitMinutes: Number(values.timeLimitMinutes) || null,
          isActive: false,
          createdAt: never,
          updatedAt: never,
          progress: null,
        }}
      />
    </CardPreview>
  );
}
