import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { MockExamEventDraft } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { SaveBar } from '../../ui/forms/SaveBar.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { ClassesInput } from './ClassesInput.tsx';
import { ExamsInput } from './ExamsInput.tsx';
import {
  dayName,
  draftOf,
  labels,
  type MockExamForm as FormOfEvent,
  type MockExamValues,
  mistakesOf,
} from './mock-exam-values.ts';

interface MockExamFormProps {
  initialValues: MockExamValues;
  isNew: boolean;
  /** Key of the unsaved values on this device. */
  draft: string;
  /** Saves the event and leaves the form. */
  save: (fields: MockExamEventDraft, leave: () => void) => Promise<void>;
}

export function MockExamForm({ initialValues, isNew, draft, save }: MockExamFormProps) {
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });
  return (
    <Form
      form={form}
      labels={labels}
      draft={{ form: draft }}
      onSubmit={(values) => save(draftOf(values), () => form.resetDirty())}
    >
      <LeaveGuard hasChanges={() => form.isDirty()} />
      <FormSection title="O dia de simulado">
        <TextInput
          {...form.getInputProps('title')}
          label={labels.title}
          placeholder="Simulado de novembro"
          withAsterisk
          autoComplete="off"
        />
        <TextInput
          {...form.getInputProps('startsAt')}
          type="datetime-local"
          label={labels.startsAt}
          description="No horário de Brasília. Dá para marcar depois."
        />
      </FormSection>
      <FormSection
        title="Provas"
        intro={
          isNew
            ? 'Um simulado para cada dia, nesta ordem. Não dá para trocar depois: os cartões-resposta têm as linhas destas questões.'
            : 'As provas ficam as mesmas: os cartões-resposta têm as linhas destas questões.'
        }
      >
        {isNew ? <ExamsInput form={form} /> : <FixedExams form={form} />}
        <NativeSelect
          {...form.getInputProps('colorsQtd')}
          label={labels.colorsQtd}
          description="Com quatro cores, vizinhos de carteira têm as mesmas questões em outra ordem."
          disabled={!isNew}
          data={[
            { value: '1', label: 'Um só, com a ordem da prova' },
            { value: '4', label: 'Quatro cores, como no Enem' },
          ]}
        />
      </FormSection>
      <FormSection
        title="Turmas"
        intro="Quem estuda nestas turmas no momento de salvar entra na lista, uma vez cada pessoa."
      >
        <ClassesInput form={form} />
      </FormSection>
      <SaveBar
        label={isNew ? 'Criar dia de simulado' : 'Salvar alterações'}
        isSaving={form.submitting}
        hasUnsaved={!isNew && form.isDirty()}
      />
    </Form>
  );
}

function FixedExams({ form: { values } }: { form: FormOfEvent }) {
  return (
    <DividedList as="ol">
      {values.practiceExamIds.map((id, at) => (
        <li key={id}>
          <div>
            {values.titles[id]}
            <Muted size={13}>{dayName(at + 1)}</Muted>
          </div>
        </li>
      ))}
    </DividedList>
  );
}
