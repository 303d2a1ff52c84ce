import {
  NativeSelect,
  type NativeSelectProps,
  NumberInput,
  type NumberInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';

import { keyReleaseNames } from '@sabia/domain/exams/exam-settings.ts';
import { Columns } from '../ui/primitives/Columns.tsx';

interface ExamTermsFieldsProps {
  labels: Record<
    | 'passingScore'
    | 'timeLimitMinutes'
    | 'attemptsLimit'
    | 'attemptsPauseHours'
    | 'opensAt'
    | 'closesAt'
    | 'keyRelease',
    string
  >;
  passingScore: NumberInputProps;
  timeLimitMinutes: NumberInputProps;
  attemptsLimit: NumberInputProps;
  attemptsPauseHours: NumberInputProps;
  /** As São Paulo local times; empty: none. */
  opensAt: TextInputProps;
  closesAt: TextInputProps;
  keyRelease: NativeSelectProps;
}

const wholeNumber = {
  allowDecimal: false,
  allowNegative: false,
  step: 5,
  styles: { wrapper: { maxWidth: 200 } },
};

/** Passing score, time limit, attempts, opening and closing of an exam, and the moment of its answer key. */
export function ExamTermsFields({
  labels,
  passingScore,
  timeLimitMinutes,
  attemptsLimit,
  attemptsPauseHours,
  opensAt,
  closesAt,
  keyRelease,
}: ExamTermsFieldsProps) {
  return (
    <>
      <NumberInput
        {...wholeNumber}
        {...passingScore}
        label={labels.passingScore}
        description="De 0 a 100% de acertos."
        withAsterisk
        suffix="%"
      />
      <NumberInput
        {...wholeNumber}
        {...timeLimitMinutes}
        label={labels.timeLimitMinutes}
        description="Em minutos. Em branco, não há limite."
        suffix=" min"
      />
      <NumberInput
        {...wholeNumber}
        {...attemptsLimit}
        step={1}
        label={labels.attemptsLimit}
        description="Por pessoa. Em branco, não há limite."
      />
      <NumberInput
        {...wholeNumber}
        {...attemptsPauseHours}
        step={1}
        label={labels.attemptsPauseHours}
        description="Em horas. Em branco, não há pausa."
        suffix=" h"
      />
      <Columns>
        <TextInput
          {...opensAt}
          type="datetime-local"
          label={labels.opensAt}
          description="No horário de Brasília. Em branco, já está aberta."
        />
        <TextInput
          {...closesAt}
          type="datetime-local"
          label={labels.closesAt}
          description="Quem estiver no meio entrega com o que respondeu."
        />
      </Columns>
      <NativeSelect
        {...keyRelease}
        label={labels.keyRelease}
        description="Até lá, cada pessoa vê só a nota: nem o que acertou, nem o que errou."
        data={Object.entries(keyReleaseNames).map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}
