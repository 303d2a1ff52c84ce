import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { periodAndShift } from '../../classes/class-words.ts';
import { read } from '../../platform/api/api.ts';
import { SearchToAdd } from '../../ui/forms/SearchToAdd.tsx';
import { count } from '../../ui/words/plural.ts';
import { choiceField } from './choice-field.ts';
import { ChosenList } from './ChosenList.tsx';
import type { MockExamForm } from './mock-exam-values.ts';

/** The classes of an event, and a search for others that are not archived. */
export function ClassesInput({ form }: { form: MockExamForm }) {
  const [searchKey, setSearchKey] = useState('');
  const { ids, add } = choiceField(form, 'classIds');
  const query = useQuery(read('GET /classes', { query: { searchKey, status: 'ACTIVE' } }));
  return (
    <>
      <ChosenList form={form} path="classIds" />
      <SearchToAdd
        label="Buscar turma"
        placeholder="Nome da turma"
        searchKey={searchKey}
        onSearch={setSearchKey}
        query={query}
        chosen={ids}
        detailsOf={(found) =>
          [periodAndShift(found), count(found.membersQtd, 'pessoa', 'pessoas')]
            .filter(Boolean)
            .join(' · ')
        }
        error={form.errors.classIds}
        data-path="classIds"
        onAdd={add}
      />
    </>
  );
}
