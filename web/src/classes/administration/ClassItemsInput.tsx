import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../platform/api/api.ts';
import { SearchToAdd } from '../../ui/forms/SearchToAdd.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import type { ClassItem } from './class-values.ts';

const kinds = { COURSE: 'Curso', TRAIL: 'Trilha', PRACTICE_EXAM: 'Simulado' } as const;
type Kind = ClassItem['kind'];

const routes = {
  COURSE: 'GET /courses/admin/paginated',
  TRAIL: 'GET /trails/admin/paginated',
  PRACTICE_EXAM: 'GET /practice-exams/admin/paginated',
} as const;

interface ClassItemsInputProps {
  items: readonly ClassItem[];
  error: string | undefined;
  onChange: (items: ClassItem[]) => void;
}

/** The courses, trails and practice exams of a class, and a search for others. */
export function ClassItemsInput({ items, error, onChange }: ClassItemsInputProps) {
  const [kind, setKind] = useState<Kind>('COURSE');
  const [searchKey, setSearchKey] = useState('');
  const found = useQuery(
    read(routes[kind], { query: { searchKey, field: 'createdAt', criteria: 'desc' } }),
  );
  return (
    <Stack gap={16}>
      {error && <ErrorMessage>{error}</ErrorMessage>}
      {items.length === 0 && <Muted size={14}>Nada escolhido ainda.</Muted>}
      {items.length > 0 && (
        <DividedList>
          {items.map((item) => (
            <li key={item.targetId}>
              <div>
                {item.title}
                <Muted size={13}>{kinds[item.kind]}</Muted>
              </div>
              <Button
                variant="default"
                aria-label={`Tirar ${item.title}`}
                onClick={() => onChange(items.filter((other) => other !== item))}
              >
                Tirar
              </Button>
            </li>
          ))}
        </DividedList>
      )}
      <NativeSelect
        label="Tipo"
        value={kind}
        data={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => {
          if (value in kinds) setKind(value as Kind);
        }}
      />
      <SearchToAdd<Pick<ClassItem, 'title'> & { id: string }>
        label={`Buscar ${kinds[kind].toLowerCase()}`}
        placeholder="Título ou assunto"
        searchKey={searchKey}
        onSearch={setSearchKey}
        query={found}
        chosen={items.map(({ targetId }) => targetId)}
        onAdd={({ id, title }) => onChange([...items, { kind, targetId: id, title }])}
      />
    </Stack>
  );
}
