import { NativeSelect } from '@mantine/core';
import classes from './ListingFilters.module.css';
import { SearchInput } from './SearchInput.tsx';

interface Filter {
  label: string;
  value: string | undefined;
  /** What none of the others is called: 'Todos'. */
  any: string;
  options: readonly (readonly [value: string, label: string])[];
  /** Empty for none of them. */
  onChange: (value: string) => void;
}

interface ListingFiltersProps {
  search: { value: string | undefined; onChange: (value: string) => void };
  /** The last is the order. */
  filters: readonly Filter[];
}

/** Above a listing of the administration: a search while typing, and a choice for each filter. */
export function ListingFilters({ search, filters }: ListingFiltersProps) {
  return (
    <search className={classes.filters}>
      <SearchInput
        label="Buscar"
        placeholder="Título ou assunto"
        value={search.value ?? ''}
        onChange={search.onChange}
        className={classes.search}
      />
      {filters.map(({ label, value, any, options, onChange }, index) => (
        <NativeSelect
          key={label}
          label={label}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          data={[['', any] as const, ...options].map(([option, name]) => ({
            value: option,
            label: name,
          }))}
          className={index === filters.length - 1 ? classes.order : undefined}
        />
      ))}
    </search>
  );
}
