import { NumberInput } from '@mantine/core';
import type { ScaleKind } from '@sabia/domain/item-response/exam-scale.ts';
import { metadataLabels, questionWeight } from '@sabia/domain/questions/question-metadata.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface WeightDialogProps {
  question: AuthoredQuestion;
  /** From 1. */
  number: number;
  /** Of the exam; undefined: without a scale. */
  scaleKind: ScaleKind | undefined;
  onSave: (weight: number) => Promise<void>;
  onClose: () => void;
}

/** Asks for the weight of a question in the score. */
export function WeightDialog({ question, number, scaleKind, onSave, onClose }: WeightDialogProps) {
  const [value, setValue] = useState<number | string>(question.weight);
  const read = questionWeight.safeParse(value);
  const save = useMutation({ mutationFn: onSave, onSuccess: onClose });
  const problem = read.success ? problemOf(save.error) : read.error.issues[0]?.message;
  return (
    <ConfirmDialog
      isOpen
      title={`Qual é o peso da questão ${number}?`}
      confirmLabel="Salvar"
      isDisabled={!read.success}
      isPending={save.isPending}
      onConfirm={() => read.success && save.mutate(read.data)}
      onClose={onClose}
    >
      <Stack gap={16}>
        <p>{effects[scaleKind ?? 'NONE']}</p>
        <NumberInput
          label={metadataLabels.weight}
          value={value}
          onChange={(next) => {
            setValue(next);
            save.reset();
          }}
          error={problem}
          decimalScale={2}
          decimalSeparator=","
          allowNegative={false}
          step={0.5}
          data-autofocus
        />
      </Stack>
    </ConfirmDialog>
  );
}

/** The effect of weights (product.md A21). */
const effects = {
  NONE: 'Uma questão de peso 2 vale o dobro de uma de peso 1. Com peso 0 ela está anulada: não conta na nota. Quem já começou uma tentativa a termina com os pesos com que começou.',
  COUNT:
    'Os pontos da questão são multiplicados pelo peso: com peso 2, ela soma ou tira o dobro. Com peso 0 ela está anulada: não conta na nota. As notas de quem já fez o simulado são calculadas de novo.',
  ITEM_RESPONSE:
    'Na nota por TRI só o peso 0 tem efeito: a questão fica anulada, fora da nota. Os outros pesos não mudam nada, porque a TRI diz quanto vale cada questão. As notas de quem já fez o simulado são calculadas de novo.',
} satisfies Record<ScaleKind | 'NONE', string>;

const problemOf = (error: Error | null): string | undefined =>
  error instanceof ApiProblem ? (error.errors[0]?.message ?? error.detail) : error?.message;
