import type { LedgerEntry } from '@sabia/domain/subscriptions/subscription.ts';
import { formatPrice } from '@sabia/domain/subscriptions/payment-words.ts';
import { formatDay, formatMoment } from '../ui/words/dates.ts';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { entryNames } from './subscription-words.ts';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';

interface HistoryProps {
  entries: readonly LedgerEntry[];
  now: Date;
  /** Links to the receipts, which are those of the signed-in user. */
  hasReceipts?: boolean;
}

/** The ledger: when and why access began and ended. */
export function History({ entries, now, hasReceipts = false }: HistoryProps) {
  return (
    <FormSection title="Histórico">
      {entries.length === 0 ? (
        <Muted size={14}>Nada por aqui ainda.</Muted>
      ) : (
        <DividedList as="ol">
          {entries.map((entry) => (
            <li key={entry.id}>
              <div>
                <strong>{entryNames[entry.kind]}</strong>
                <Muted size={14}>{detailsOf(entry)}</Muted>
              </div>
              <Row gap={12}>
                {hasReceipts && entry.kind === 'PAYMENT_CONFIRMED' && entry.chargeId !== null && (
                  <TextLink
                    to="/assinatura/recibos/$chargeId"
                    params={{ chargeId: entry.chargeId }}
                  >
                    Recibo
                  </TextLink>
                )}
                <Muted as="span" size={14}>
                  <time dateTime={entry.at}>{formatMoment(entry.at, now)}</time>
                </Muted>
              </Row>
            </li>
          ))}
        </DividedList>
      )}
    </FormSection>
  );
}

/** 'Plano mensal · R$ 29,90 · até 21 de dez. de 2026' */
function detailsOf({ planName, priceCents, until }: LedgerEntry): string {
  const parts = [
    ...(planName ? [planName] : []),
    ...(priceCents === null ? [] : [formatPrice(priceCents)]),
    ...(until ? [`até ${formatDay(until)}`] : []),
  ];
  return parts.join(' · ');
}
