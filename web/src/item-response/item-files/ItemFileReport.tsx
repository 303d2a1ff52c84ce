import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { ItemFileReport } from '@sabia/domain/item-response/item-response.contract.ts';
import { writeRanges } from '@sabia/domain/item-response/question-ranges.ts';
import { count } from '../../ui/plural.ts';
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

/** The rows and booklets of an import, and the number of skipped rows. */
export function ItemFileSummary({ report: { taken, booklets, skippedQtd } }: ReportProps) {
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
      {skippedQtd > 0 && <p>{count(skippedQtd, 'linha fica', 'linhas ficam')} de fora.</p>}
    </>
  );
}

/** The reasons of skipped rows; the lines of each are folded. */
export function SkippedRows({ report: { skipped, skippedQtd, reasons } }: ReportProps) {
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
