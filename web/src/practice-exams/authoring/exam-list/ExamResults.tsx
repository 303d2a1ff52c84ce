import type { Page } from '@sabia/domain/fields.ts';
import type { PracticeExamCard } from '@sabia/domain/practice-exams/practice-exam.ts';
import { IconChecklist } from '@tabler/icons-react';
import { PublishableListing } from '../../../publications/PublishableListing.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListingResults } from '../../../ui/ListingResults.tsx';
import { toasts } from '../toasts.ts';
import type { ExamListSearch } from './exam-list-search.ts';
import { ExamTable } from './ExamTable.tsx';

interface ExamResultsProps {
  search: ExamListSearch;
  page: Page<PracticeExamCard>;
  /** What is shown still answers the search before this one. */
  isRefreshing: boolean;
  now: Date;
}

export function ExamResults({ search, page, isRefreshing, now }: ExamResultsProps) {
  const { busca, status, categoria, nivel, acesso } = search;
  return (
    <PublishableListing kind="PRACTICE_EXAM" things={page.items} toasts={toasts}>
      <ListingResults
        page={page}
        words={['exercício', 'exercícios', 'o']}
        everything={{ to: '/admin/conteudos/exercicios', search: { page: 1 } }}
        isFiltered={[busca, status, categoria, nivel, acesso].some(Boolean)}
        isRefreshing={isRefreshing}
        none={
          <EmptyState
            icon={<IconChecklist />}
            message="Sua escola ainda não tem exercícios."
            hint="Escreva as questões, ou deixe a escola sorteá-las das que seus cursos já têm."
            action={
              <ButtonLink to="/admin/conteudos/exercicios/novo">
                Criar o primeiro exercício
              </ButtonLink>
            }
          />
        }
      >
        {(exams) => <ExamTable exams={exams} now={now} />}
      </ListingResults>
    </PublishableListing>
  );
}
