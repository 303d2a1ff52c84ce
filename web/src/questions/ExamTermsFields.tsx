import { NumberInput, type NumberInputProps } from '@mantine/core';

interface ExamTermsFieldsProps {
  labels: { passingScore: string; timeLimitMinutes: string };
  passingScore: NumberInputProps;
  timeLimitMinutes: NumberInputProps;
}

const wholeNumber = {
  allowDecimal: false,
  allowNegative: false,
  step: 5,
  styles: { wrapper: { maxWidth: 200 } },
};

/** Passing score and time limit of an exam. */
export function ExamTermsFields({ labels, passingScore, timeLimitMinutes }: ExamTermsFieldsProps) {
  return (
    <>
      <NumberInput
        {...wholeNumber}
        {...passingScore}
        label={labels.passingScore}
        description="De 0 a 100 % de acertos."
        withAsterisk
        suffix=" %"
      />
      <NumberInput
        {...wholeNumber}
        {...timeLimitMinutes}
        label={labels.timeLimitMinutes}
        description="Em minutos. Em branco, não há limite."
        suffix=" min"
      />
    </>
  );
}
