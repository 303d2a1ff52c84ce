import { mostDays } from '@sabia/domain/mock-exams/mock-exam-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../platform/api/api.ts';
import { SearchToAdd } from '../../ui/forms/SearchToAdd.tsx';
import { count } from '../../ui/words/plural.ts';
import { choiceField } from './choice-field.ts';
import { ChosenList } from './ChosenList.tsx';
import type { MockExamForm } from './mock-exam-values.ts';

/** The practice exams of the days in order, and a search for others. */
export function ExamsInput({ form }: { form: MockExamForm }) {
  const [searchKey, setSearchKey] = useState('');
  const { ids, add } = choiceField(form, 'practiceExamIds');
  const query = useQuery(
    read('GET /practice-exams/admin/paginated', {
      query: { searchKey, field: 'createdAt', criteria: 'desc' },
    }),
  );
  return (
    <>
      <ChosenList form={form} path="practiceExamIds" isOrdered />
      {ids.length < mostDays && (
        <SearchToAdd
          label="Buscar simulado"
          placeholder="Título ou assunto"
          searchKey={searchKey}
          onSearch={setSearchKey}
          query={query}
          chosen={ids}
          detailsOf={({ autoGenerate, questionsQtd }) =>
            autoGenerate ? 'Sorteia as questões' : count(questionsQtd, 'questão', 'questões')
          }
          error={form.errors.practiceExamIds}
          data-path="practiceExamIds"
          onAdd={add}
        />
      )}
    </>
  );
}
