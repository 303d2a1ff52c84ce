import { MultiSelect, NumberInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import pills from '../ui/PillsField.module.css';
import { count } from '../ui/plural.ts';
import { Muted } from '../ui/primitives/Muted.tsx';
import { bankOptions } from './draw/bank-options.ts';
import { QuotaFields } from './draw/QuotaFields.tsx';
import type { QuotaValues } from './quota-values.ts';
import { useFeasibility } from './draw/use-feasibility.ts';
import { questionBankQuery } from './question-bank.api.ts';

/** Props of a field, from a form's `getInputProps`. */
interface Field<T> {
  value: T;
  onChange: (value: T) => void;
  error?: ReactNode;
}

interface DrawFieldsProps {
  labels: { filters: string; questionsQtd: string; notSeenInDays: string };
  filters: Field<string[]>;
  questionsQtd: Field<number | string>;
  notSeenInDays: Field<number | string>;
  quotas: QuotaValues[];
  onQuotas: (quotas: QuotaValues[]) => void;
  /** All messages of the form; those of quotas have paths such as `drawQuotas.0.questionsQtd`. */
  errors: Readonly<Record<string, ReactNode>>;
}

/** Filters, quantity and quotas of a draw; shows while typing whether enough questions match. */
export function DrawFields(props: DrawFieldsProps) {
  const { labels, filters, questionsQtd, notSeenInDays, quotas, onQuotas, errors } = props;
  const { data: bank = [] } = useQuery(questionBankQuery);
  const feasibility = useFeasibility(filters.value, questionsQtd.value, quotas);
  const problems = Object.fromEntries(
    (feasibility?.problems ?? []).map(({ path, message }) => [path, message]),
  );
  return (
    <>
      <MultiSelect
        {...filters}
        label={labels.filters}
        description="Valem as questões de qualquer um destes, cada uma uma vez."
        placeholder={
          filters.value.length === 0 ? 'Busque um banco, um assunto, um curso ou um simulado' : ''
        }
        withAsterisk
        searchable
        selectFirstOptionOnChange
        data={bankOptions(bank, filters.value)}
        comboboxProps={{ withinPortal: false }}
        nothingFoundMessage="Nada com este nome tem questões"
        withScrollArea={false}
        classNames={{ input: pills.box, inputField: pills.field, options: pills.options }}
      />
      <NumberInput
        {...questionsQtd}
        label={labels.questionsQtd}
        description="Em cada tentativa."
        withAsterisk
        allowDecimal={false}
        allowNegative={false}
        error={questionsQtd.error ?? problems['questionsQtd']}
        styles={{ wrapper: { maxWidth: 200 } }}
      />
      <Muted role="status" size={14}>
        {feasibility &&
          `${count(feasibility.matchingQtd, 'questão combina', 'questões combinam')} com estes filtros.${
            typeof notSeenInDays.value === 'number'
              ? ' Quem já viu todas recebe as vistas há mais tempo.'
              : ''
          }`}
      </Muted>
      <QuotaFields
        quotas={quotas}
        onChange={onQuotas}
        errors={{ ...problems, ...errors }}
        questionsQtd={questionsQtd.value}
        matchingQtds={feasibility?.quotaMatchingQtds}
      />
      <NumberInput
        {...notSeenInDays}
        label={labels.notSeenInDays}
        description="Primeiro vêm as questões que a pessoa não viu em tentativas nestes dias; se faltarem, as vistas há mais tempo. Em branco, não faz diferença."
        suffix=" dias"
        allowDecimal={false}
        allowNegative={false}
        styles={{ wrapper: { maxWidth: 200 } }}
      />
    </>
  );
}
