import { NumberInput } from '@mantine/core';
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
  onSave: (weight: number) => Promise<void>;
  onClose: () => void;
}

/** Asks for the weight of a question in the score. */
export function WeightDialog({ question, number, onSave, onClose }: WeightDialogProps) {
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
        <p>
          Uma questão de peso 2 vale o dobro de uma de peso 1. Com peso 0 ela está anulada: não
          conta na nota. Quem já começou uma tentativa a termina com os pesos com que começou.
        </p>
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

const problemOf = (error: Error | null): string | undefined =>
  error instanceof ApiProblem ? (error.errors[0]?.message ?? error.detail) : error?.message;
