import { NativeSelect } from '@mantine/core';
import {
  attemptSettingLabels as labels,
  orderNames,
  type QuestionsOrder,
} from '@sabia/domain/exams/exam-settings.ts';
import type { ReactNode } from 'react';
import type { FormOfExam } from './exam-values.ts';

interface OrderFieldsProps {
  form: FormOfExam;
  /** A sentence about the chosen order. */
  orderHint?: ReactNode;
  /** The orders of questions on offer. */
  orders: readonly QuestionsOrder[];
}

const optionsOf = (orders: readonly QuestionsOrder[]) =>
  orders.map((value) => ({ value, label: orderNames[value] }));

/** The order of the questions of an attempt, and of their alternatives. */
export function OrderFields({ form, orderHint, orders }: OrderFieldsProps) {
  return (
    <>
      {/* A draw gives the questions an order of its own. */}
      {!form.values.autoGenerate && (
        <NativeSelect
          {...form.getInputProps('questionsOrder')}
          label={labels.questionsOrder}
          description={orderHint}
          data={optionsOf(orders)}
        />
      )}
      <NativeSelect
        {...form.getInputProps('alternativesOrder')}
        label={labels.alternativesOrder}
        description="Vale também para opções de múltipla escolha e itens de certo ou errado. Não muda a questão em que um texto cita outra alternativa, como “nenhuma das anteriores”."
        data={optionsOf(['AUTHOR', 'SHUFFLED'])}
      />
    </>
  );
}
