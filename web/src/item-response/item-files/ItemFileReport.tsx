import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { ItemFileReport } from '@sabia/domain/item-response/item-response.contract.ts';
import { writeRanges } from '@sabia/domain/item-response/question-ranges.ts';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { count } from '../../ui/words/plural.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

const changes = {
  CREATED: ['novo', 'novos'],
  CHANGED: ['com mudanças', 'com mudanças'],
  UNCHANGED: ['sem mudança', 'sem mudança'],
} as const;

interface ReportProps {
  report: ItemFileReport;
}

/** The effects of a replacement of stored booklets, before it is done. */
function Replacement({ keysQtd, parametersQtd, examsQtd }: NonNullable<ItemFileReport['changes']>) {
  const parts = [
    ...(keysQtd > 0 ? [count(keysQtd, 'item com outro gabarito', 'itens com outro gabarito')] : []),
    ...(parametersQtd > 0
      ? [count(parametersQtd, 'item com outros parâmetros', 'itens com outros parâmetros')]
      : []),
  ];
  return (
    <Callout>
      <p>
        O arquivo muda cadernos que a escola já tem
        {parts.length > 0 && `: ${parts.join(' e ')}`}. A conferência deles com as notas oficiais
        deixa de valer.{' '}
        {examsQtd > 0 &&
          `As notas de ${count(examsQtd, 'simulado conectado', 'simulados conectados')} são calculadas de novo; questões com outro gabarito saem da nota.`}
      </p>
    </Callout>
  );
}

/** The rows and booklets of an import, and the number of skipped rows. */
export function ItemFileSummary({
  report: { taken, booklets, skippedQtd, changes: replaced },
}: ReportProps) {
  return (
    <>
      <p>
        {count(taken, 'linha', 'linhas')} em {count(booklets.length, 'caderno', 'cadernos')}:{' '}
        {Object.entries(changes)
          .flatMap(([change, [one, many]]) => {
            const quantity = booklets.filter((booklet) => booklet.change === change).length;
            return quantity > 0 ? count(quantity, one, many) : [];
          })
          .join(', ')}
        .
      </p>
      <Muted size={14}>
        {Object.entries(areaTitles)
          .map(
            ([area, title]) =>
              `${title}: ${booklets.filter((booklet) => booklet.area === area).length}`,
          )
          .join(' · ')}
      </Muted>
      {replaced && <Replacement {...replaced} />}
      {skippedQtd > 0 && <p>{count(skippedQtd, 'linha fica', 'linhas ficam')} de fora.</p>}
    </>
  );
}

/** The rows of a refused file with their reasons. */
export function refusedRows({ errors }: ApiProblem): SkippedRowsProps['report'] {
  const skipped = errors.flatMap(({ path, message }) => {
    const [, line] = /^lines\.(\d+)$/.exec(path) ?? [];
    return line ? [{ line: Number(line), reason: message }] : [];
  });
  return {
    skipped,
    skippedQtd: skipped.length,
    reasons: [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, rows]) => ({
      reason,
      rowsQtd: rows.length,
    })),
  };
}

/** Questions that are in no score, with the reason of each. */
export function UnreadableQuestions({ unreadable }: Pick<ItemFileReport, 'unreadable'>) {
  if (unreadable.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label="Questões fora da nota">
      <p>
        {count(unreadable.length, 'questão fica fora da nota', 'questões ficam fora da nota')}: as
        outras dos mesmos cadernos entram.
      </p>
      <Muted as="ul" size={14}>
        {unreadable.map(({ booklet, position, language, reason }) => (
          <li key={`${booklet} ${position} ${language}`}>
            Caderno {booklet}, questão {position}
            {language !== null && (language === 0 ? ', inglês' : ', espanhol')}:{' '}
            {lowerFirst(reason)}
          </li>
        ))}
      </Muted>
    </Stack>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

interface SkippedRowsProps {
  report: Pick<ItemFileReport, 'skipped' | 'skippedQtd' | 'reasons'>;
}

/** The reasons of skipped rows; the lines of each are folded. */
export function SkippedRows({ report: { skipped, skippedQtd, reasons } }: SkippedRowsProps) {
  if (skippedQtd === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label="Linhas de fora">
      {reasons.map(({ reason, rowsQtd }) => {
        const lines = skipped.flatMap((row) => (row.reason === reason ? row.line : []));
        const more = rowsQtd - lines.length;
        return (
          <details key={reason}>
            <summary>
              {reason} ({count(rowsQtd, 'linha', 'linhas')})
            </summary>
            <Muted size={14}>
              {lines.length > 0 && `Linhas ${writeRanges(lines)}`}
              {more > 0 && `${lines.length > 0 ? ' e mais' : 'Mais'} ${more}`}.
            </Muted>
          </details>
        );
      })}
    </Stack>
  );
}
