import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Row } from '../../ui/primitives/Row.tsx';
import type { RulesValues } from './rules-values.ts';
import { sourceOptions } from './source-options.ts';
import type { EditedRules } from './rules.api.ts';

interface OfColumnProps {
  form: UseFormReturnType<RulesValues>;
  /** Among all columns. */
  place: number;
  /** 'Prova, 1º bimestre' */
  name: string;
  isClosed: boolean;
}

interface SourceFieldProps extends OfColumnProps {
  choices: EditedRules['sourceChoices'];
}

/** The source of the marks of a column. */
export const SourceField = ({ form, place, name, isClosed, choices }: SourceFieldProps) => (
  <NativeSelect
    {...form.getInputProps(`columns.${place}.source`)}
    label="Notas"
    aria-label={`Notas de ${name}`}
    disabled={isClosed}
    data={sourceOptions(choices, form.values.columns[place]?.source ?? '')}
    styles={select}
  />
);

/** The first and the last day of an attendance; nothing for other sources. */
export function PeriodFields({ form, place, name, isClosed }: OfColumnProps) {
  if (form.values.columns[place]?.source !== 'ATTENDANCE') return null;
  return (
    <Row align="end">
      <TextInput
        {...form.getInputProps(`columns.${place}.from`)}
        type="date"
        label="Frequência do dia"
        aria-label={`Primeiro dia da frequência de ${name}`}
        disabled={isClosed}
        styles={date}
      />
      <TextInput
        {...form.getInputProps(`columns.${place}.to`)}
        type="date"
        label="Até o dia"
        aria-label={`Último dia da frequência de ${name}`}
        disabled={isClosed}
        styles={date}
      />
    </Row>
  );
}

const select = { root: { flex: '1 1 9rem', minWidth: 0 } } as const;
const date = { root: { flex: '1 1 8rem' } } as const;
