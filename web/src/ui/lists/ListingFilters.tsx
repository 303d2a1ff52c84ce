import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ListingFilters.module.css';
import { SearchInput } from './SearchInput.tsx';

interface ListingFiltersProps {
  /** 'Nome ou e-mail' */
  placeholder: string;
  search: { busca?: string };
  onSearch: (words: string) => void;
  /** A `FilterSelect` for each filter. */
  children: ReactNode;
}

/** Above a listing of the administration: a search field and the other filters. */
export function ListingFilters({ placeholder, search, onSearch, children }: ListingFiltersProps) {
  return (
    <search className={classes.filters}>
      <SearchInput
        label="Buscar"
        placeholder={placeholder}
        value={search.busca ?? ''}
        onChange={onSearch}
        className={classes.search}
      />
      {children}
    </search>
  );
}

interface FilterSelectProps {
  label: string;
  value: string | undefined;
  /** Labels by value; the value '' removes the filter. */
  options: Readonly<Record<string, string>>;
  isOrder?: boolean;
  onChange: (value: string) => void;
}

export function FilterSelect({
  label,
  value = '',
  options,
  isOrder = false,
  onChange,
}: FilterSelectProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={Object.entries(options).map(([option, text]) => ({ value: option, label: text }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className={isOrder ? classes.order : undefined}
    />
  );
}
