import { MultiSelect, NumberInput, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormSection } from '../../../ui/FormSection.tsx';
import { questionBankQuery } from '../../authoring.api.ts';
import { bankOptions } from './bank-options.ts';
import { FeasibilityNote } from './FeasibilityNote.tsx';
import type { SettingsForm } from './settings-values.ts';
import { useFeasibility } from './use-feasibility.ts';

export function GenerationFields({ form }: { form: SettingsForm }) {
  const { autoGenerate } = form.values;
  return (
    <FormSection title="Questões">
      <Switch
        {...form.getInputProps('autoGenerate', { type: 'checkbox' })}
        label="Sortear as questões"
        description="Cada tentativa recebe questões dos cursos e exercícios da escola. Desligado, as questões são as que você escrever em Conteúdo."
      />
      {autoGenerate && <Draw form={form} />}
    </FormSection>
  );
}

function Draw({ form }: { form: SettingsForm }) {
  const { filters, questionsQtd } = form.values;
  const { data: bank = [] } = useQuery(questionBankQuery);
  const feasibility = useFeasibility(filters, questionsQtd);
  return (
    <>
      <MultiSelect
        {...form.getInputProps('filters')}
        label="De onde sortear"
        description="Valem as questões de qualquer um destes, cada uma uma vez."
        placeholder={filters.length === 0 ? 'Busque um assunto, um nível ou um curso' : undefined}
        withAsterisk
        searchable
        data={bankOptions(bank, filters)}
        comboboxProps={{ withinPortal: false }}
        nothingFoundMessage="Nada com este nome tem questões"
      />
      <NumberInput
        {...form.getInputProps('questionsQtd')}
        label="Quantas questões"
        description="Em cada tentativa."
        withAsterisk
        allowDecimal={false}
        allowNegative={false}
        max={500}
        clampBehavior="none"
        error={form.errors.questionsQtd ?? feasibility.problem}
        styles={{ wrapper: { maxWidth: 200 } }}
      />
      <FeasibilityNote feasibility={feasibility} />
    </>
  );
}
