import { Button } from '@mantine/core';
import type { Charge } from '@sabia/domain/subscriptions/charge.ts';

/** The card is told on the payment service's own page, and comes back from there. */
export function CardPayment({ charge: { checkoutUrl } }: { charge: Charge }) {
  if (!checkoutUrl) return null;
  return (
    <div>
      <Button component="a" href={checkoutUrl} size="md">
        Ir para a página de pagamento
      </Button>
    </div>
  );
}
