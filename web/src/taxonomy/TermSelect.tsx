import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { taxonomyQuery } from './taxonomy.api.ts';

interface TermSelectProps extends Omit<NativeSelectProps, 'data' | 'value'> {
  kind: 'categories' | 'levels';
  /** The id of a term; a text that is not an id remains an option. */
  value: string;
}

const invitations = { categories: 'Escolha uma categoria', levels: 'Escolha um nível' };

/** Chooses one category or one level. */
export function TermSelect({ kind, value, ...props }: TermSelectProps) {
  const { data: taxonomy } = useSuspenseQuery(taxonomyQuery);
  const terms = taxonomy[kind].map(({ id, title }) => ({ value: id, label: title }));
  const isKnown = value === '' || terms.some((term) => term.value === value);
  return (
    <NativeSelect
      {...props}
      value={value}
      data={[
        { value: '', label: invitations[kind], disabled: true },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...terms,
      ]}
    />
  );
}
