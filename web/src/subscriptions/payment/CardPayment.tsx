import { Button } from '@mantine/core';
import type { Charge } from '@sabia/domain/subscriptions/charge.ts';

/** The link to the page of the payment service, where the card is entered. */
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
