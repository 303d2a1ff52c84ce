import type { PaymentType } from '@sabia/domain/courses/course.ts';
import { paymentTypeNames } from './payment-types.ts';
import classes from './PaymentBadge.module.css';

export function PaymentBadge({ paymentType }: { paymentType: PaymentType }) {
  return (
    <span className={classes.badge} data-type={paymentType}>
      {paymentTypeNames[paymentType]}
    </span>
  );
}
