import type { LedgerEntry } from '@sabia/domain/subscriptions/subscription.ts';
import { formatDay, formatMoment } from '../ui/dates.ts';
import { FormSection } from '../ui/FormSection.tsx';
import classes from './History.module.css';
import { entryNames, formatPrice } from './subscription-words.ts';

interface HistoryProps {
  entries: readonly LedgerEntry[];
  now: Date;
}

/** The ledger: when and why access began and ended. */
export function History({ entries, now }: HistoryProps) {
  return (
    <FormSection title="Histórico">
      {entries.length === 0 ? (
        <p className={classes.none}>Nada por aqui ainda.</p>
      ) : (
        <ol className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <div>
                <strong>{entryNames[entry.kind]}</strong>
                <p className={classes.details}>{detailsOf(entry)}</p>
              </div>
              <time dateTime={entry.at}>{formatMoment(entry.at, now)}</time>
            </li>
          ))}
        </ol>
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
