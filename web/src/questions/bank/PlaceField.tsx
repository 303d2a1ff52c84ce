import { NativeSelect } from '@mantine/core';
import { courseExamsLimit, type QuestionCollection } from '@sabia/domain/questions/banks.ts';
import {
  ofContent,
  ofPracticeExam,
  requestedOwner,
  type QuestionsOwner,
} from '@sabia/domain/questions/questions-owner.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchInput } from '../../ui/lists/SearchInput.tsx';
import { collectionsQuery, courseExamsQuery } from '../question-collections.api.ts';

interface PlaceFieldProps {
  label: string;
  /** The id of a question bank, a practice exam or an exam of a course; '' before the choice. */
  value: string;
  places: Places;
  onChange: (value: string) => void;
}

/** The places that can get questions, and whether the chosen one is among them. */
export function usePlaces(value: string, isNeeded: boolean) {
  const [searchKey, setSearchKey] = useState('');
  const { data: collections } = useQuery(collectionsQuery);
  const isCollection = collections?.some(({ id }) => id === value) ?? true;
  const { data: exams = [] } = useQuery({
    ...courseExamsQuery(searchKey, isCollection ? '' : value),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  });
  const groups = [
    { group: 'Bancos', items: placesOf(collections, 'bank') },
    { group: 'Simulados', items: placesOf(collections, 'practice-exam') },
    {
      group: 'Provas de cursos',
      items: exams.map(({ id, title, course }) => ({
        value: id,
        label: `${title} (${course.title})`,
      })),
    },
  ];
  const isOffered = groups.some(({ items }) => items.some((item) => item.value === value));
  return { collections, exams, groups, isOffered, searchKey, setSearchKey };
}
export type Places = ReturnType<typeof usePlaces>;

/** Chooses the place that gets questions. A search appears if there are more exams of courses than it lists. */
export function PlaceField({ label, value, places, onChange }: PlaceFieldProps) {
  const { exams, groups, isOffered, searchKey, setSearchKey } = places;
  return (
    <>
      <NativeSelect
        label={label}
        value={isOffered ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        data={[
          { value: '', label: 'Escolha um banco, um simulado ou uma prova', disabled: true },
          ...groups,
        ]}
      />
      {(searchKey || exams.length >= courseExamsLimit) && (
        <SearchInput
          label="Buscar nas provas de cursos"
          placeholder="Curso ou prova"
          value={searchKey}
          onChange={setSearchKey}
        />
      )}
    </>
  );
}

const placesOf = (
  collections: readonly QuestionCollection[] = [],
  wanted: QuestionCollection['kind'],
) =>
  collections
    .filter(({ kind, isArchived }) => kind === wanted && !isArchived)
    .map(({ id, title }) => ({ value: id, label: title }));

/** The owner with this id. Exams of courses are the only places that are no collections. */
export function ownerOf(id: string, collections: readonly QuestionCollection[]): QuestionsOwner {
  const kind = collections.find((collection) => collection.id === id)?.kind;
  if (kind === 'bank') return { bankId: id };
  return requestedOwner(kind === 'practice-exam' ? ofPracticeExam(id) : ofContent(id));
}
