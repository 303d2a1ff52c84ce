import { Radio, type RadioGroupProps } from '@mantine/core';
import type { PaymentType } from '@sabia/domain/courses/course.ts';
import { paymentTypeNames } from './payment-types.ts';

interface PaymentTypeInputProps extends Omit<RadioGroupProps, 'children'> {
  /** The payment types on offer, each with its consequence. */
  explanations: Partial<Record<PaymentType, string>>;
}

const all = ['PAID', 'FREEMIUM', 'FREE'] as const;

export function PaymentTypeInput({ explanations, ...props }: PaymentTypeInputProps) {
  return (
    <Radio.Group {...props} withAsterisk>
      {all
        .filter((paymentType) => explanations[paymentType])
        .map((paymentType) => (
          <Radio
            key={paymentType}
            value={paymentType}
            label={paymentTypeNames[paymentType]}
            description={explanations[paymentType]}
            mt={12}
          />
        ))}
    </Radio.Group>
  );
}
