import { Button, Skeleton } from '@mantine/core';
import type { Page } from '@sabia/domain/fields.ts';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { SearchInput } from '../lists/SearchInput.tsx';
import { DividedList } from '../primitives/DividedList.tsx';
import { Muted } from '../primitives/Muted.tsx';
import { Loaded } from '../states/Loaded.tsx';

/** Of the things that a search finds. */
const shownQtd = 5;

interface Titled {
  id: string;
  title: string;
}

interface SearchToAddProps<T extends Titled> {
  /** 'Buscar turma' */
  label: string;
  placeholder: string;
  searchKey: string;
  onSearch: (searchKey: string) => void;
  query: UseQueryResult<Page<T>, ApiProblem>;
  /** Ids that are not offered again. */
  chosen: readonly string[];
  /** Below the title. */
  detailsOf?: (found: T) => string;
  onAdd: (found: T) => void;
  error?: ReactNode;
  /** The field name in the form. */
  'data-path'?: string;
}

/** A search, and buttons that add what it finds to a list. */
export function SearchToAdd<T extends Titled>({
  label,
  placeholder,
  searchKey,
  onSearch,
  query,
  chosen,
  detailsOf,
  onAdd,
  ...field
}: SearchToAddProps<T>) {
  return (
    <>
      <SearchInput
        {...field}
        label={label}
        placeholder={placeholder}
        value={searchKey}
        onChange={onSearch}
        // It would submit the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Loaded query={query} skeleton={<Skeleton height={240} />}>
        {({ items }) => {
          const others = items.filter(({ id }) => !chosen.includes(id));
          return others.length === 0 ? (
            <Muted size={14}>Nada mais para adicionar com esta busca.</Muted>
          ) : (
            <DividedList>
              {others.slice(0, shownQtd).map((found) => (
                <li key={found.id}>
                  <div>
                    {found.title}
                    {detailsOf && <Muted size={13}>{detailsOf(found)}</Muted>}
                  </div>
                  <Button
                    variant="default"
                    leftSection={<IconPlus size={18} aria-hidden="true" />}
                    aria-label={`Adicionar ${found.title}`}
                    onClick={() => onAdd(found)}
                  >
                    Adicionar
                  </Button>
                </li>
              ))}
            </DividedList>
          );
        }}
      </Loaded>
    </>
  );
}
