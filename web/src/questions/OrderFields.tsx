import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { QuestionsOrder } from '@sabia/domain/exams/exam-settings.ts';
import { orderNames } from '@sabia/domain/exams/exam-settings.ts';
import type { ReactNode } from 'react';

interface OrderFieldsProps {
  labels: Record<'questionsOrder' | 'alternativesOrder', string>;
  /** A sentence about the chosen order. */
  orderHint?: ReactNode;
  /** Null: the questions are drawn, which gives them an order of its own. */
  questionsOrder: NativeSelectProps | null;
  /** The orders of questions on offer. */
  orders: readonly QuestionsOrder[];
  alternativesOrder: NativeSelectProps;
}

const optionsOf = (orders: readonly QuestionsOrder[]) =>
  orders.map((value) => ({ value, label: orderNames[value] }));

/** The order of the questions of an attempt, and of their alternatives. */
export function OrderFields({
  labels,
  orderHint,
  questionsOrder,
  orders,
  alternativesOrder,
}: OrderFieldsProps) {
  return (
    <>
      {questionsOrder && (
        <NativeSelect
          {...questionsOrder}
          label={labels.questionsOrder}
          description={orderHint}
          data={optionsOf(orders)}
        />
      )}
      <NativeSelect
        {...alternativesOrder}
        label={labels.alternativesOrder}
        description="Vale também para opções de múltipla escolha e itens de certo ou errado. Não muda a questão em que um texto cita outra alternativa, como “nenhuma das anteriores”."
        data={optionsOf(['AUTHOR', 'SHUFFLED'])}
      />
    </>
  );
}
