import { NumberInput, type NumberInputProps } from '@mantine/core';

interface ExamTermsFieldsProps {
  labels: Record<
    'passingScore' | 'timeLimitMinutes' | 'attemptsLimit' | 'attemptsPauseHours',
    string
  >;
  passingScore: NumberInputProps;
  timeLimitMinutes: NumberInputProps;
  attemptsLimit: NumberInputProps;
  attemptsPauseHours: NumberInputProps;
}

const wholeNumber = {
  allowDecimal: false,
  allowNegative: false,
  step: 5,
  styles: { wrapper: { maxWidth: 200 } },
};

/** Passing score, time limit and attempts of an exam. */
export function ExamTermsFields({
  labels,
  passingScore,
  timeLimitMinutes,
  attemptsLimit,
  attemptsPauseHours,
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
    </>
  );
}
