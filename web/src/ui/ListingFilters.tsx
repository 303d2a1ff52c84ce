import { NativeSelect } from '@mantine/core';
import type { Taxonomy } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { ListingSearch } from '../platform/listing-search.ts';
import classes from './ListingFilters.module.css';
import { SearchInput } from './SearchInput.tsx';

type Filter = 'busca' | 'status' | 'categoria' | 'nivel' | 'acesso' | 'ordem';

interface ListingFiltersProps {
  search: ListingSearch<string, string>;
  taxonomy: Taxonomy | undefined;
  hasLevels: boolean;
  /** What each way of paying is called, where there are several; and each order, the usual one by ''. */
  acesso?: Readonly<Record<string, string>>;
  ordem: Readonly<Record<string, string>>;
  /** An empty value takes the filter off. */
  onChange: (change: Partial<Record<Filter, string>>) => void;
}

/** Above a listing of the administration: a search while typing, and a choice for each filter. */
export function ListingFilters({
  search,
  taxonomy,
  hasLevels,
  acesso,
  ordem,
  onChange,
}: ListingFiltersProps) {
  const filter = (name: Filter, options: Readonly<Record<string, string>>) => ({
    value: search[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
    data: Object.entries(options).map(([value, label]) => ({ value, label })),
  });
  return (
    <search className={classes.filters}>
      <SearchInput
        label="Buscar"
        placeholder="Título ou assunto"
        value={search.busca ?? ''}
        onChange={(busca) => onChange({ busca })}
        className={classes.search}
      />
      <NativeSelect
        {...filter('status', { '': 'Todos', ACTIVE: 'Ativos', INACTIVE: 'Inativos' })}
        label="Status"
      />
      <NativeSelect
        {...filter('categoria', { '': 'Todas', ...named(taxonomy?.categories) })}
        label="Categoria"
      />
      {hasLevels && (
        <NativeSelect
          {...filter('nivel', { '': 'Todos', ...named(taxonomy?.levels) })}
          label="Nível"
        />
      )}
      {acesso && <NativeSelect {...filter('acesso', { '': 'Todos', ...acesso })} label="Acesso" />}
      <NativeSelect {...filter('ordem', ordem)} label="Ordenar por" className={classes.order} />
    </search>
  );
}

const named = (terms: Taxonomy['levels'] = []): Record<string, string> =>
  Object.fromEntries(terms.map(({ id, title }) => [id, title]));
