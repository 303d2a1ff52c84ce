import type { ListedSeal } from '@sabia/domain/mock-exams/sealed-exam.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { OpeningCode } from '../OpeningCode.tsx';

interface KeptCodesProps {
  seals: readonly ListedSeal[];
  now: Date;
}

/** The opening codes on this device; nothing for an event without a sealed exam. */
export const KeptCodes = ({ seals, now }: KeptCodesProps) =>
  seals.length > 0 && (
    <FormSection
      title="Códigos de abertura"
      intro="Diga o código na hora de começar: ele abre a prova lacrada nos celulares, sem internet."
    >
      <DividedList>
        {seals.map((seal) => (
          <li key={seal.day}>
            <div>
              {`${seal.day}º dia`}
              <Muted size={13}>{codeWords(seal, now)}</Muted>
            </div>
            {seal.openingCode && (
              <OpeningCode
                dayName={`${seal.day}º dia`}
                code={seal.openingCode}
                aria-label={`Mostrar o código do ${seal.day}º dia`}
              />
            )}
          </li>
        ))}
      </DividedList>
    </FormSection>
  );

function codeWords({ openingCode, codeFrom }: ListedSeal, now: Date): string {
  if (openingCode) return 'Está neste celular';
  if (codeFrom === null) return 'A administração diz o código na hora de começar.';
  return codeFrom <= now.toISOString()
    ? 'Já pode ser baixado: prepare de novo.'
    : `Pode ser baixado a partir de: ${formatMoment(codeFrom, now)}. Prepare de novo depois.`;
}
