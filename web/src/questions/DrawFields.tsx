import { MultiSelect, NumberInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import pills from '../ui/PillsField.module.css';
import { count } from '../ui/plural.ts';
import { bankOptions } from './draw/bank-options.ts';
import { useFeasibility } from './draw/use-feasibility.ts';
import { questionBankQuery } from './question-bank.api.ts';
import { Muted } from '../ui/primitives/Muted.tsx';

/** Props of a field, from a form's `getInputProps`. */
interface Field<T> {
  value: T;
  onChange: (value: T) => void;
  error?: ReactNode;
}

interface DrawFieldsProps {
  labels: { filters: string; questionsQtd: string };
  filters: Field<string[]>;
  questionsQtd: Field<number | string>;
}

/** Filters and quantity of a draw; shows while typing whether enough questions match. */
export function DrawFields({ labels, filters, questionsQtd }: DrawFieldsProps) {
  const { data: bank = [] } = useQuery(questionBankQuery);
  const { matchingQtd, problem } = useFeasibility(filters.value, questionsQtd.value);
  return (
    <>
      <MultiSelect
        {...filters}
        label={labels.filters}
        description="Valem as questões de qualquer um destes, cada uma uma vez."
        placeholder={filters.value.length === 0 ? 'Busque um banco, um assunto ou um curso' : ''}
        withAsterisk
        searchable
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
        error={questionsQtd.error ?? problem}
        styles={{ wrapper: { maxWidth: 200 } }}
      />
      <Muted role="status" size={14}>
        {matchingQtd !== undefined &&
          `${count(matchingQtd, 'questão combina', 'questões combinam')} com estes filtros.`}
      </Muted>
    </>
  );
}
