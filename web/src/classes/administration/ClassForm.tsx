import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ClassDraft } from '@sabia/domain/classes/class.ts';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { SaveBar } from '../../ui/forms/SaveBar.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { shiftNames } from '../class-words.ts';
import { type ClassValues, draftOf, labels, mistakesOf, zoneNames } from './class-values.ts';
import { ClassItemsInput } from './ClassItemsInput.tsx';

interface ClassFormProps {
  initialValues: ClassValues;
  isNew: boolean;
  /** Key of the unsaved values on this device. */
  draft: string;
  /** Saves the class and leaves the form. */
  save: (fields: ClassDraft, leave: () => void) => Promise<void>;
}

export function ClassForm({ initialValues, isNew, draft, save }: ClassFormProps) {
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });
  const { items, timeZone } = form.values;
  return (
    <Form
      form={form}
      labels={labels}
      draft={{ form: draft }}
      onSubmit={(values) => save(draftOf(values), () => form.resetDirty())}
    >
      <LeaveGuard hasChanges={() => form.isDirty()} />
      <FormSection title="A turma">
        <TextInput
          {...form.getInputProps('title')}
          label={labels.title}
          placeholder="3º ano A"
          withAsterisk
          autoComplete="off"
        />
        <Columns>
          <TextInput
            {...form.getInputProps('period')}
            label={labels.period}
            placeholder="2026"
            autoComplete="off"
          />
          <NativeSelect
            {...form.getInputProps('shift')}
            label={labels.shift}
            data={[
              { value: '', label: 'Sem turno' },
              ...Object.entries(shiftNames).map(([value, label]) => ({ value, label })),
            ]}
          />
        </Columns>
        <NativeSelect
          {...form.getInputProps('timeZone')}
          label={labels.timeZone}
          description="Os prazos da turma são neste horário."
          data={Object.entries({ [timeZone]: timeZone, ...zoneNames }).map(([value, label]) => ({
            value,
            label,
          }))}
        />
      </FormSection>
      <FormSection
        title={labels.items}
        intro="Quem ensina vê o progresso e as notas da turma nestes cursos, trilhas e simulados."
      >
        <ClassItemsInput
          items={items}
          error={typeof form.errors['items'] === 'string' ? form.errors['items'] : undefined}
          onChange={(changed) => form.setFieldValue('items', changed)}
        />
      </FormSection>
      <SaveBar
        label={isNew ? 'Criar turma' : 'Salvar alterações'}
        isSaving={form.submitting}
        hasUnsaved={!isNew && form.isDirty()}
      />
    </Form>
  );
}
