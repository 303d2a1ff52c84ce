import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../platform/api-problem.ts';
import { useAppContext } from '../layout/app-context.tsx';
import classes from '../ui/PillsField.module.css';
import { showToast } from '../ui/toast.tsx';
import { createTerm } from './create-term.ts';
import { taxonomyQuery } from './taxonomy.api.ts';
import { termOptions, titleToCreate } from './term-options.ts';

interface TermsInputProps extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> {
  kind: TaxonomyKind;
  /** The ids of the chosen terms. */
  value: string[];
  onChange: (ids: string[]) => void;
}

/** Chooses categories, levels or skills; a missing one can be created here. */
export function TermsInput({ kind, value, onChange, ...props }: TermsInputProps) {
  const context = useAppContext();
  const { data: taxonomy } = useSuspenseQuery(taxonomyQuery);
  const [typed, setTyped] = useState('');

  async function choose(chosen: string[]): Promise<void> {
    const title = titleToCreate(chosen.at(-1));
    if (title === undefined) return onChange(chosen);
    try {
      const created = await createTerm(context, kind, title);
      onChange([...new Set([...value, created.id])]);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setTyped(title);
      showToast({ kind: 'error', message: error.errors[0]?.message ?? error.detail });
    }
  }

  return (
    <MultiSelect
      {...props}
      comboboxProps={{ withinPortal: false }}
      data={termOptions(taxonomy[kind], typed)}
      value={value}
      onChange={(chosen) => void choose(chosen)}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      selectFirstOptionOnChange
      nothingFoundMessage="Digite um nome para criar"
      withScrollArea={false}
      classNames={{ input: classes.box, inputField: classes.field, options: classes.options }}
    />
  );
}
