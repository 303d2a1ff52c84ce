import { TextInput } from '@mantine/core';
import { FormSection } from '../../../ui/FormSection.tsx';
import type { SettingsForm } from './settings-values.ts';
import classes from './TimeFields.module.css';

export function TimeFields({ form }: { form: SettingsForm }) {
  return (
    <FormSection
      title="Data e hora"
      intro="No horário de Brasília. Sem data, a live aparece sem entrar na agenda de ninguém; se você mudar a data, as agendas e os lembretes acompanham."
    >
      <div className={classes.times}>
        <TextInput {...form.getInputProps('startsAt')} type="datetime-local" label="Começa em" />
        <TextInput
          {...form.getInputProps('endsAt')}
          type="datetime-local"
          label="Termina em"
          min={form.values.startsAt}
        />
      </div>
      <p className={classes.hint}>Sem o fim, conta que a live dura uma hora e meia.</p>
    </FormSection>
  );
}
