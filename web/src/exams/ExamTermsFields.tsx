import { NativeSelect, NumberInput, TextInput } from '@mantine/core';

import {
  attemptSettingLabels as labels,
  keyReleaseNames,
} from '@sabia/domain/exams/exam-settings.ts';
import { Columns } from '../ui/primitives/Columns.tsx';
import type { FormOfExam } from './exam-values.ts';

const wholeNumber = {
  allowDecimal: false,
  allowNegative: false,
  step: 5,
  styles: { wrapper: { maxWidth: 200 } },
};

/** Passing score, time limit, attempts, opening and closing of an exam, and the moment of its answer key. */
export function ExamTermsFields({ form }: { form: FormOfExam }) {
  return (
    <>
      <NumberInput
        {...wholeNumber}
        {...form.getInputProps('passingScore')}
        label={labels.passingScore}
        description="De 0 a 100% de acertos."
        withAsterisk
        suffix="%"
      />
      <NumberInput
        {...wholeNumber}
        {...form.getInputProps('timeLimitMinutes')}
        label={labels.timeLimitMinutes}
        description="Em minutos. Em branco, não há limite."
        suffix=" min"
      />
      <NumberInput
        {...wholeNumber}
        {...form.getInputProps('attemptsLimit')}
        step={1}
        label={labels.attemptsLimit}
        description="Por pessoa. Em branco, não há limite."
      />
      <NumberInput
        {...wholeNumber}
        {...form.getInputProps('attemptsPauseHours')}
        step={1}
        label={labels.attemptsPauseHours}
        description="Em horas. Em branco, não há pausa."
        suffix=" h"
      />
      <Columns>
        <TextInput
          {...form.getInputProps('opensAt')}
          type="datetime-local"
          label={labels.opensAt}
          description="No horário de Brasília. Em branco, já está aberta."
        />
        <TextInput
          {...form.getInputProps('closesAt')}
          type="datetime-local"
          label={labels.closesAt}
          description="Quem estiver no meio entrega com o que respondeu."
        />
      </Columns>
      <NativeSelect
        {...form.getInputProps('keyRelease')}
        label={labels.keyRelease}
        description="Até lá, cada pessoa vê só a nota: nem o que acertou, nem o que errou."
        data={Object.entries(keyReleaseNames).map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}
