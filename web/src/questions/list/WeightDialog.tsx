import { NumberInput } from '@mantine/core';
import type { ScaleKind } from '@sabia/domain/item-response/exam-scale.ts';
import { metadataLabels, questionWeight } from '@sabia/domain/questions/question-metadata.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { count } from '../../ui/words/plural.ts';
import { effectWords } from '../annulment/effect-words.ts';
import type { Regrading } from '../questions.api.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface WeightDialogProps {
  question: AuthoredQuestion;
  /** From 1. */
  number: number;
  /** Of the exam; undefined: without a scale. */
  scaleKind: ScaleKind | undefined;
  /** The effect on attempts that have answered. */
  foresee: (question: AuthoredQuestion, weight: number) => Promise<Regrading>;
  onSave: (weight: number, regrade: boolean | undefined) => Promise<void>;
  onClose: () => void;
}

/** Asks for the weight of a question in the score. */
export function WeightDialog({
  question,
  number,
  scaleKind,
  foresee,
  onSave,
  onClose,
}: WeightDialogProps) {
  const [value, setValue] = useState<number | string>(question.weight);
  const read = questionWeight.safeParse(value);
  const [asked, setAsked] = useState<Regrading>();
  const save = useMutation({
    async mutationFn({ weight, regrade }: { weight: number; regrade?: boolean }) {
      const isAsked = regrade === undefined && weight !== question.weight;
      if (isAsked && question.answeredTriesQtd > 0) return foresee(question, weight);
      return onSave(weight, regrade);
    },
    onSuccess: (regrading) => (regrading ? setAsked(regrading) : onClose()),
  });
  const decide = (regrade: boolean) => read.success && save.mutate({ weight: read.data, regrade });
  const problem = read.success ? problemOf(save.error) : read.error.issues[0]?.message;
  if (asked) {
    return (
      <ConfirmDialog
        isOpen
        title="O novo peso vale também para quem já respondeu?"
        confirmLabel="Vale para todos"
        otherChoice={{ label: 'Só daqui em diante', onChoose: () => decide(false) }}
        isPending={save.isPending}
        onConfirm={() => decide(true)}
        onClose={onClose}
      >
        <p>
          {count(asked.triesQtd, 'tentativa já respondeu', 'tentativas já responderam')} a esta
          questão. Se valer para todos: {effectWords(asked)}.
        </p>
        <Muted>Aprovações e certificados já dados continuam valendo.</Muted>
        {problem && (
          <div role="alert">
            <ErrorMessage>{problem}</ErrorMessage>
          </div>
        )}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Qual é o peso da questão ${number}?`}
      confirmLabel="Salvar"
      isDisabled={!read.success}
      isPending={save.isPending}
      onConfirm={() => read.success && save.mutate({ weight: read.data })}
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
  NONE: 'Uma questão de peso 2 vale o dobro de uma de peso 1. Com peso 0 ela não conta na nota. Quem já começou uma tentativa a termina com os pesos com que começou, a menos que você decida outra coisa.',
  COUNT:
    'Os pontos da questão são multiplicados pelo peso: com peso 2, ela soma ou tira o dobro. Com peso 0 ela não conta na nota.',
  ITEM_RESPONSE:
    'Na nota por TRI só o peso 0 tem efeito: a questão fica fora da nota. Os outros pesos não mudam nada, porque a TRI diz quanto vale cada questão.',
} satisfies Record<ScaleKind | 'NONE', string>;

const problemOf = (error: Error | null): string | undefined =>
  error instanceof ApiProblem ? (error.errors[0]?.message ?? error.detail) : error?.message;
