import { Button, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type EnemPart,
  enemParts,
  type ScoreWeighting,
} from '@sabia/domain/mock-exams/score-weighting.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { useWeightingAdministration } from '../mock-exams.api.ts';
import {
  draftOf,
  labels,
  mistakesOf,
  newWeighting,
  valuesOf,
  type WeightingValues,
} from './weighting-values.ts';

interface WeightingFormProps {
  /** Null for a new one. */
  weighting: ScoreWeighting | null;
  onSaved: () => void;
}

export function WeightingForm({ weighting, onSaved }: WeightingFormProps) {
  const { createWeighting, changeWeighting } = useWeightingAdministration();
  const form = useForm({
    initialValues: weighting ? valuesOf(weighting) : newWeighting,
    validateInputOnChange: true,
    validate: mistakesOf,
  });

  function setWeight(part: EnemPart, value: number | string): void {
    form.setFieldValue(`weights.${part}`, value);
    // The first field has the mistake that all weights are 0.
    form.validateField(`weights.${enemParts[0]}`);
  }

  async function submit(values: WeightingValues): Promise<void> {
    const draft = draftOf(values);
    await (weighting ? changeWeighting(weighting.id, draft) : createWeighting(draft));
    showToast({ kind: 'success', message: 'Pesos salvos' });
    onSaved();
  }

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <TextInput
        {...form.getInputProps('title')}
        label={labels.title}
        placeholder="Medicina, UFPE"
        maxLength={80}
        autoComplete="off"
        data-autofocus
      />
      <Muted size={14}>
        De 0 a 10, com até duas casas depois da vírgula. Uma parte com peso 0 não entra na média.
      </Muted>
      <Columns>
        {enemParts.map((part) => (
          <NumberInput
            key={part}
            {...form.getInputProps(`weights.${part}`)}
            label={labels[`weights.${part}`]}
            decimalSeparator=","
            decimalScale={2}
            allowNegative={false}
            hideControls
            onChange={(value: number | string) => setWeight(part, value)}
          />
        ))}
      </Columns>
      <div>
        <Button type="submit" loading={form.submitting}>
          {weighting ? 'Salvar alterações' : 'Criar pesos'}
        </Button>
      </div>
    </Form>
  );
}
