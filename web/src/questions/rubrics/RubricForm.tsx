import { Button, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { RubricDraft } from '@sabia/domain/essays/own-rubric.ts';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { SaveBar } from '../../ui/forms/SaveBar.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { CriterionFields } from './CriterionFields.tsx';
import {
  blankCriterion,
  draftOf,
  labelsOf,
  mistakesOf,
  type RubricValues,
} from './rubric-values.ts';

interface RubricFormProps {
  initialValues: RubricValues;
  isNew: boolean;
  /** Key of the unsaved values on this device. */
  draft: string;
  save: (draft: RubricDraft) => Promise<unknown>;
  onSaved: () => Promise<void>;
}

/** A rubric with its criteria, its reasons for zero and the differences that need a third correction. */
export function RubricForm({ initialValues, isNew, draft, save, onSaved }: RubricFormProps) {
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });
  const { criteria, zeroReasons } = form.values;

  async function submit(values: RubricValues): Promise<void> {
    await save(draftOf(values));
    form.resetDirty();
    await onSaved();
  }

  return (
    <Form form={form} labels={labelsOf(form.values)} draft={{ form: draft }} onSubmit={submit}>
      <LeaveGuard hasChanges={() => form.isDirty()} />
      <TextInput {...form.getInputProps('title')} label="Título" withAsterisk autoComplete="off" />
      <FormSection
        title="Critérios"
        intro="De 1 a 10. Cada um tem de 2 a 11 níveis, da menor para a maior nota."
      >
        {criteria.map((_, at) => (
          <CriterionFields key={at} form={form} at={at} isOnly={criteria.length === 1} />
        ))}
        <Row>
          <Button
            variant="default"
            disabled={criteria.length >= 10}
            onClick={() => form.insertListItem('criteria', blankCriterion())}
          >
            Adicionar critério
          </Button>
        </Row>
      </FormSection>
      <FormSection title="Motivos para zero" intro="Por exemplo: em branco, fuga ao tema.">
        <Stack gap={8}>
          {zeroReasons.map((_, at) => (
            <Row key={at} align="end">
              <TextInput
                {...form.getInputProps(`zeroReasons.${at}.words`)}
                label={`Motivo ${at + 1}`}
                autoComplete="off"
              />
              <Button
                variant="subtle"
                aria-label={`Remover o motivo ${at + 1}`}
                onClick={() => form.removeListItem('zeroReasons', at)}
              >
                Remover
              </Button>
            </Row>
          ))}
        </Stack>
        <Row>
          <Button
            variant="default"
            disabled={zeroReasons.length >= 20}
            onClick={() => form.insertListItem('zeroReasons', { words: '' })}
          >
            Adicionar motivo
          </Button>
        </Row>
      </FormSection>
      <FormSection
        title="Duas correções"
        intro="Acima destas diferenças, em pontos, as correções divergem e uma terceira pessoa corrige."
      >
        <Columns>
          <NumberInput
            {...form.getInputProps('thresholds.total')}
            label="Diferença na nota"
            {...inPoints}
          />
          <NumberInput
            {...form.getInputProps('thresholds.criterion')}
            label="Diferença em um critério"
            {...inPoints}
          />
        </Columns>
      </FormSection>
      <SaveBar
        label={isNew ? 'Criar rubrica' : 'Salvar alterações'}
        isSaving={form.submitting}
        hasUnsaved={form.isDirty()}
      />
    </Form>
  );
}

const inPoints = { decimalSeparator: ',', allowNegative: false, hideControls: true } as const;
