import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SchoolClass } from '@sabia/domain/classes/class.ts';
import { LeaveGuard } from '../ui/dialogs/LeaveGuard.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { Columns } from '../ui/primitives/Columns.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { type AssignmentValues, labels, mistakesOf } from './assignment-values.ts';
import { lateNames, resultsNames } from './due-words.ts';
import { WorkInput } from './WorkInput.tsx';

interface AssignmentFormProps {
  of: SchoolClass;
  initialValues: AssignmentValues;
  isNew: boolean;
  /** Saves the assignment and leaves the form. */
  save: (values: AssignmentValues, leave: () => void) => Promise<void>;
}

const isLate = (value: string): value is AssignmentValues['late'] => value in lateNames;
const isResults = (value: string): value is AssignmentValues['results'] => value in resultsNames;

export function AssignmentForm({ of, initialValues, isNew, save }: AssignmentFormProps) {
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });
  const { errors } = form;
  return (
    <Form form={form} labels={labels} onSubmit={(values) => save(values, () => form.resetDirty())}>
      <LeaveGuard hasChanges={() => form.isDirty()} />
      {isNew && (
        <FormSection title={labels.exam}>
          <WorkInput
            of={of}
            chosen={form.values.exam}
            error={typeof errors['exam'] === 'string' ? errors['exam'] : undefined}
            onChoose={(exam) => form.setFieldValue('exam', exam)}
          />
        </FormSection>
      )}
      <FormSection title="Quando">
        <Columns>
          <TextInput
            {...form.getInputProps('opensAt')}
            type="datetime-local"
            label={labels.opensAt}
            description="Em branco, já está aberta."
          />
          <TextInput
            {...form.getInputProps('dueAt')}
            type="datetime-local"
            label={labels.dueAt}
            description="No horário da turma. Em branco, não há prazo."
          />
        </Columns>
        <NativeSelect
          label={labels.late}
          description="Se fecha, ninguém da turma começa o simulado ou a prova depois do prazo."
          value={form.values.late}
          data={Object.entries(lateNames).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget: { value } }) => {
            if (isLate(value)) form.setFieldValue('late', value);
          }}
        />
        <NativeSelect
          label={labels.results}
          description="Vale para as redações que pessoas corrigem por uma rubrica."
          value={form.values.results}
          data={Object.entries(resultsNames).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget: { value } }) => {
            if (isResults(value)) form.setFieldValue('results', value);
          }}
        />
      </FormSection>
      <Row justify="end">
        <Button type="submit" size="md" loading={form.submitting}>
          {isNew ? 'Dar à turma' : 'Salvar alterações'}
        </Button>
      </Row>
    </Form>
  );
}
