import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { ExamScale } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ApiProblem } from '../platform/api-problem.ts';
import { FormSection } from '../ui/FormSection.tsx';
import { count } from '../ui/plural.ts';
import { Columns } from '../ui/primitives/Columns.tsx';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { showToast } from '../ui/toast.tsx';
import { useExamScales } from './exam-scoring.api.ts';
import { countPoints } from './points.ts';

const blank = { title: '', right: '1', wrong: '0', cut: '', areaCut: '', cutUnit: 'POINTS' };
type Values = Record<keyof typeof blank, string | number>;

/** Scales that count points, which the school adds for all its practice exams (product.md TRI10, TRI19, TRI25). */
export function OwnScales({ scales }: { scales: readonly ExamScale[] }) {
  const [values, setValues] = useState<Values>();
  const { create, remove } = useExamScales();
  const creating = useMutation({
    mutationFn: (given: Values) => create(draftOf(given)),
    onSuccess: ({ title }) => {
      setValues(undefined);
      showToast({ kind: 'success', message: `A escala “${title}” já pode ser escolhida.` });
    },
  });
  const removing = useMutation({ mutationFn: remove });
  const own = scales.filter(({ isOwn }) => isOwn);
  const problem = creating.error ?? removing.error;
  const field = (name: keyof Values, path: string) => ({
    value: values?.[name] ?? '',
    error: creating.error instanceof ApiProblem ? errorOf(creating.error, path) : undefined,
    onChange: (value: string | number) => setValues({ ...blank, ...values, [name]: value }),
  });
  const numbers = { decimalSeparator: ',', min: 0 } as const;
  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (values) creating.mutate(values);
  }
  return (
    <FormSection
      title="Escalas da escola"
      intro="Para provas com outra conta: quanto vale uma certa, quanto tira uma errada e o corte. Uma em branco não soma nem tira."
    >
      {own.length > 0 && (
        <DividedList>
          {own.map((scale) => (
            <Row as="li" key={scale.id} justify="between">
              <div>
                <strong>{scale.title}</strong>
                <Muted size={14}>{scaleWords(scale)}</Muted>
              </div>
              {scale.examsQtd === 0 && (
                <Button
                  variant="subtle"
                  aria-label={`Excluir a escala ${scale.title}`}
                  loading={removing.isPending && removing.variables === scale.id}
                  onClick={() => removing.mutate(scale.id)}
                >
                  Excluir
                </Button>
              )}
            </Row>
          ))}
        </DividedList>
      )}
      {problem && (
        <div role="alert">
          <ErrorMessage>{problem.message}</ErrorMessage>
        </div>
      )}
      {values ? (
        <form onSubmit={submit}>
          <Stack gap={20}>
            <Columns>
              <TextInput
                label="Nome"
                maxLength={80}
                {...field('title', 'title')}
                onChange={({ currentTarget }) =>
                  field('title', 'title').onChange(currentTarget.value)
                }
              />
              <NumberInput
                label="Cada certa vale"
                {...numbers}
                {...field('right', 'rightPoints')}
              />
              <NumberInput
                label="Cada errada tira"
                {...numbers}
                {...field('wrong', 'wrongPoints')}
              />
              <NumberInput label="Corte da prova" {...numbers} {...field('cut', 'cut')} />
              <NumberInput
                label="Corte de cada área"
                {...numbers}
                {...field('areaCut', 'areaCut')}
              />
              <NativeSelect
                label="Os cortes são"
                data={[
                  { value: 'POINTS', label: 'em pontos' },
                  { value: 'PERCENT', label: 'em porcentagem' },
                ]}
                value={values.cutUnit}
                onChange={({ currentTarget }) =>
                  setValues({ ...values, cutUnit: currentTarget.value })
                }
              />
            </Columns>
            <Row>
              <Button type="submit" loading={creating.isPending}>
                Criar escala
              </Button>
              <Button
                variant="default"
                onClick={() => {
                  creating.reset();
                  setValues(undefined);
                }}
              >
                Cancelar
              </Button>
            </Row>
          </Stack>
        </form>
      ) : (
        <Row>
          <Button variant="default" onClick={() => setValues(blank)}>
            Nova escala
          </Button>
        </Row>
      )}
    </FormSection>
  );
}

const errorOf = ({ errors }: ApiProblem, path: string) =>
  errors.find((error) => error.path === path)?.message;

const numberOf = (value: string | number): number | null => (value === '' ? null : Number(value));

const draftOf = ({ title, right, wrong, cut, areaCut, cutUnit }: Values) => ({
  title: String(title),
  rightPoints: Number(right),
  wrongPoints: 0 - Number(wrong),
  cut: numberOf(cut),
  areaCut: numberOf(areaCut),
  cutUnit: cutUnit === 'PERCENT' ? ('PERCENT' as const) : ('POINTS' as const),
});

function scaleWords({ rightPoints, wrongPoints, cut, areaCut, cutUnit, examsQtd }: ExamScale) {
  const cutOf = cutUnit === 'PERCENT' ? formatPercentage : countPoints;
  return [
    `certa ${countPoints(rightPoints ?? 0)}`,
    `errada ${countPoints(wrongPoints ?? 0)}`,
    cut !== null && `corte ${cutOf(cut)}`,
    areaCut !== null && `corte por área ${cutOf(areaCut)}`,
    examsQtd > 0 && `em ${count(examsQtd, 'simulado', 'simulados')}`,
  ]
    .filter(Boolean)
    .join(', ');
}
