import { MultiSelect, NumberInput } from '@mantine/core';
import { drawLabels as labels } from '@sabia/domain/exams/exam-settings.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import pills from '../ui/forms/PillsField.module.css';
import { count } from '../ui/words/plural.ts';
import { Muted } from '../ui/primitives/Muted.tsx';
import { bankOptions } from './draw/bank-options.ts';
import { QuotaFields } from './draw/QuotaFields.tsx';
import type { FormOfExam } from './exam-values.ts';
import { quotaPaths } from './quota-values.ts';
import { useFeasibility } from './draw/use-feasibility.ts';
import { questionBankQuery } from '../questions/question-bank.api.ts';

interface DrawFieldsProps {
  form: FormOfExam;
  /** Props of the field of filters, which has another name in each form. */
  filters: { value: string[]; onChange: (value: string[]) => void; error?: ReactNode };
}

/** Filters, quantity and quotas of a draw; shows while typing whether enough questions match. */
export function DrawFields({ form, filters }: DrawFieldsProps) {
  const { questionsQtd, drawQuotas, notSeenInDays } = form.values;
  const { data: bank = [] } = useQuery(questionBankQuery);
  const feasibility = useFeasibility(filters.value, questionsQtd, drawQuotas);
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
        {...form.getInputProps('questionsQtd')}
        label={labels.questionsQtd}
        description="Em cada tentativa."
        withAsterisk
        allowDecimal={false}
        allowNegative={false}
        error={form.errors['questionsQtd'] ?? problems['questionsQtd']}
        styles={{ wrapper: { maxWidth: 200 } }}
      />
      <Muted role="status" size={14}>
        {feasibility &&
          `${count(feasibility.matchingQtd, 'questão combina', 'questões combinam')} com estes filtros.${
            typeof notSeenInDays === 'number'
              ? ' Quem já viu todas recebe as vistas há mais tempo.'
              : ''
          }`}
      </Muted>
      <QuotaFields
        quotas={drawQuotas}
        onChange={(quotas) => {
          form.setFieldValue('drawQuotas', quotas);
          for (const path of quotaPaths(form.errors)) form.clearFieldError(path);
        }}
        errors={{ ...problems, ...form.errors }}
        questionsQtd={questionsQtd}
        matchingQtds={feasibility?.quotaMatchingQtds}
      />
      <NumberInput
        {...form.getInputProps('notSeenInDays')}
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
