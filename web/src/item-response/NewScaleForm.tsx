import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import type { Input } from '../platform/api/api.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import { Columns } from '../ui/primitives/Columns.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

const blank = { title: '', right: '1', wrong: '0', cut: '', areaCut: '', cutUnit: 'POINTS' };
type Values = Record<keyof typeof blank, string | number>;

type ScaleDraft = Input<'POST /exam-scales'>['body'];

interface NewScaleFormProps {
  error: Error | null;
  isCreating: boolean;
  onCreate: (draft: ScaleDraft) => void;
  onCancel: () => void;
}

/** The fields of a scale that counts points. */
export function NewScaleForm({ error, isCreating, onCreate, onCancel }: NewScaleFormProps) {
  const [values, setValues] = useState<Values>(blank);
  const field = (name: keyof Values, path: string) => ({
    value: values[name],
    error: error instanceof ApiProblem ? errorOf(error, path) : undefined,
    onChange: (value: string | number) => setValues({ ...values, [name]: value }),
  });
  const numbers = { decimalSeparator: ',', min: 0 } as const;
  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    onCreate(draftOf(values));
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={20}>
        <Columns>
          <TextInput
            label="Nome"
            maxLength={80}
            {...field('title', 'title')}
            onChange={({ currentTarget }) => field('title', 'title').onChange(currentTarget.value)}
          />
          <NumberInput label="Cada certa vale" {...numbers} {...field('right', 'rightPoints')} />
          <NumberInput label="Cada errada tira" {...numbers} {...field('wrong', 'wrongPoints')} />
          <NumberInput label="Corte da prova" {...numbers} {...field('cut', 'cut')} />
          <NumberInput label="Corte de cada área" {...numbers} {...field('areaCut', 'areaCut')} />
          <NativeSelect
            label="Os cortes são"
            data={[
              { value: 'POINTS', label: 'em pontos' },
              { value: 'PERCENT', label: 'em porcentagem' },
            ]}
            value={values.cutUnit}
            onChange={({ currentTarget }) => setValues({ ...values, cutUnit: currentTarget.value })}
          />
        </Columns>
        <Row>
          <Button type="submit" loading={isCreating}>
            Criar escala
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancelar
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const errorOf = ({ errors }: ApiProblem, path: string) =>
  errors.find((error) => error.path === path)?.message;

const numberOf = (value: string | number): number | null => (value === '' ? null : Number(value));

const draftOf = ({ title, right, wrong, cut, areaCut, cutUnit }: Values): ScaleDraft => ({
  title: String(title),
  rightPoints: Number(right),
  wrongPoints: 0 - Number(wrong),
  cut: numberOf(cut),
  areaCut: numberOf(areaCut),
  cutUnit: cutUnit === 'PERCENT' ? 'PERCENT' : 'POINTS',
});
