import { Button } from '@mantine/core';
import type { ExamScale } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { count } from '../ui/words/plural.ts';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { showToast } from '../ui/states/toast.tsx';
import { useExamScales } from './exam-scoring.api.ts';
import { NewScaleForm } from './NewScaleForm.tsx';
import { countPoints } from './points.ts';

/** Scales that count points, which the school adds for all its practice exams (product.md TRI10, TRI19, TRI25). */
export function OwnScales({ scales }: { scales: readonly ExamScale[] }) {
  const [isAdding, setAdding] = useState(false);
  const { create, remove } = useExamScales();
  const creating = useMutation({
    mutationFn: create,
    onSuccess: ({ title }) => {
      setAdding(false);
      showToast({ kind: 'success', message: `A escala “${title}” já pode ser escolhida.` });
    },
  });
  const removing = useMutation({ mutationFn: remove });
  const own = scales.filter(({ isOwn }) => isOwn);
  const problem = creating.error ?? removing.error;
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
      {isAdding ? (
        <NewScaleForm
          error={creating.error}
          isCreating={creating.isPending}
          onCreate={creating.mutate}
          onCancel={() => {
            creating.reset();
            setAdding(false);
          }}
        />
      ) : (
        <Row>
          <Button variant="default" onClick={() => setAdding(true)}>
            Nova escala
          </Button>
        </Row>
      )}
    </FormSection>
  );
}

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
