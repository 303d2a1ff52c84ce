import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { RulesValues } from './rules-values.ts';
import { sourceOptions } from './source-options.ts';
import type { EditedRules } from './rules.api.ts';

interface SourceFieldsProps {
  form: UseFormReturnType<RulesValues>;
  /** Among all columns. */
  place: number;
  /** 'Prova, 1º bimestre' */
  name: string;
  isClosed: boolean;
  choices: EditedRules['sourceChoices'];
}

/** The source of the marks of a column, and of an attendance its period. */
export function SourceFields({ form, place, name, isClosed, choices }: SourceFieldsProps) {
  const path = `columns.${place}`;
  const source = form.values.columns[place]?.source ?? '';
  return (
    <>
      <NativeSelect
        {...form.getInputProps(`${path}.source`)}
        label="Notas"
        aria-label={`Notas de ${name}`}
        disabled={isClosed}
        data={sourceOptions(choices, source)}
        styles={select}
      />
      {source === 'ATTENDANCE' && (
        <>
          <TextInput
            {...form.getInputProps(`${path}.from`)}
            type="date"
            label="Do dia"
            aria-label={`Primeiro dia da frequência de ${name}`}
            disabled={isClosed}
            styles={date}
          />
          <TextInput
            {...form.getInputProps(`${path}.to`)}
            type="date"
            label="Até o dia"
            aria-label={`Último dia da frequência de ${name}`}
            disabled={isClosed}
            styles={date}
          />
        </>
      )}
    </>
  );
}

const select = { root: { flex: '1 1 9rem', minWidth: 0 } } as const;
const date = { root: { flex: '1 1 8rem' } } as const;
