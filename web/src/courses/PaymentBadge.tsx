import type { PaymentType } from '@sabia/domain/courses/course.ts';
import { paymentTypeNames } from './payment-types.ts';
import { Tag } from '../ui/primitives/Tag.tsx';

export function PaymentBadge({ paymentType }: { paymentType: PaymentType }) {
  return (
    <Tag tone={paymentType === 'PAID' ? 'accent' : 'success'}>{paymentTypeNames[paymentType]}</Tag>
  );
}
