import { Button, Skeleton } from '@mantine/core';
import {
  methodNames,
  formatPrice,
  receiptStates,
} from '@sabia/domain/subscriptions/payment-words.ts';
import type { Receipt } from '@sabia/domain/subscriptions/receipt.ts';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { saveFile } from '../../files/save-file.ts';
import { useProfile } from '../../layout/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatDay } from '../../ui/words/dates.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Facts } from '../../ui/primitives/Facts.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { receiptQuery, useSubscriptionActions } from '../subscriptions.api.ts';

/** The receipt of a paid charge, with its PDF. */
export function ReceiptPage() {
  const { chargeId } = useParams({ from: '/member/assinatura/recibos/$chargeId' });
  const user = useProfile();
  const query = useQuery(receiptQuery(user.id, chargeId));
  return (
    <Page title="Recibo" measure="text">
      <Loaded query={query} skeleton={<Skeleton height={420} radius={12} />}>
        {(receipt) => <ReceiptCard receipt={receipt} userId={user.id} />}
      </Loaded>
    </Page>
  );
}

function ReceiptCard({ receipt, userId }: { receipt: Receipt; userId: string }) {
  const { printReceipt } = useSubscriptionActions(userId);
  const printing = useMutation({
    mutationFn: () => printReceipt(receipt.chargeId),
    onSuccess: (file) => saveFile(file, `${receipt.number.toLowerCase()}.pdf`),
    onError: showFailure,
  });
  const { number, state, priceCents, planName, method, paidAt, startsAt, until } = receipt;
  return (
    <Stack gap={16}>
      {state !== 'PAID' && <Callout>{receiptStates[state]}.</Callout>}
      <FormSection title={formatPrice(priceCents)} intro={number}>
        <Facts
          facts={{
            Plano: planName,
            'Pago em': formatDay(paidAt),
            'Forma de pagamento': methodNames[method],
            Período: until ? `${formatDay(startsAt)} a ${formatDay(until)}` : formatDay(startsAt),
          }}
        />
      </FormSection>
      <FormSection title="Recebido por">
        <Lines lines={receipt.issuer} />
      </FormSection>
      <FormSection title="Pago por">
        <Lines lines={receipt.payer} />
      </FormSection>
      <Row>
        <Button
          loading={printing.isPending}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => printing.mutate()}
        >
          Baixar PDF
        </Button>
        <ButtonLink to="/assinatura" variant="default">
          Ver a assinatura
        </ButtonLink>
      </Row>
    </Stack>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Stack>
    {lines.map((line, index) =>
      index === 0 ? <strong key={line}>{line}</strong> : <span key={line}>{line}</span>,
    )}
  </Stack>
);
