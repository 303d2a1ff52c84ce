import { Switch } from '@mantine/core';
import { DrawFields } from '../../../questions/DrawFields.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import type { SettingsForm } from './settings-values.ts';

export function GenerationFields({ form }: { form: SettingsForm }) {
  const { autoGenerate, filters, questionsQtd } = form.values;
  return (
    <FormSection title="Questões">
      <Switch
        {...form.getInputProps('autoGenerate', { type: 'checkbox' })}
        label="Sortear as questões"
        description="Cada tentativa recebe questões dos cursos e exercícios da escola. Desligado, as questões são as que você escrever em Conteúdo."
      />
      {autoGenerate && (
        <DrawFields
          filters={{ ...form.getInputProps('filters'), value: filters }}
          questionsQtd={{ ...form.getInputProps('questionsQtd'), value: questionsQtd }}
        />
      )}
    </FormSection>
  );
}
