import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { BookletMatchReport } from '@sabia/domain/item-response/exam-scores.contract.ts';
import type { Reply } from '../platform/api/api.ts';
import { count } from '../ui/words/plural.ts';
import { Callout } from '../ui/primitives/Callout.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { colourName, flatBookletOptions } from './calculator/booklet-options.ts';

const shownDifferences = 20;

interface BookletDifferencesProps {
  report: BookletMatchReport;
  booklets: Reply<'GET /enem-booklets'>['booklets'];
}

/** The result of the comparison: what gets parameters and what does not, with the reason. */
export function BookletDifferences({ report, booklets }: BookletDifferencesProps) {
  const { area, sameQtd, abandonedQtd, missingQtd, different } = report;
  const { isReproducible, isContradictory } = report;
  const { otherBooklet } = report;
  if (otherBooklet) {
    const { better } = otherBooklet;
    const offered = flatBookletOptions(booklets, area).find(
      ({ value }) => value === String(better?.booklet),
    );
    return (
      <Callout role="status">
        <p>
          <strong>{areaTitles[area]}:</strong> só {sameQtd} de{' '}
          {count(sameQtd + different.length, 'questão tem', 'questões têm')} o gabarito deste
          caderno. Por isso esta área não é conectada.{' '}
          {better
            ? `A prova parece ser a ${offered?.label ?? colourName(better.colour)} (código ${better.booklet}), que combina com ${better.sameQtd}: escolha esse caderno.`
            : 'Confira o ano, a cor e a primeira questão.'}
        </p>
      </Callout>
    );
  }
  return (
    <Stack gap={8} aria-live="polite">
      <p>
        <strong>
          {areaTitles[area]}:{' '}
          {count(sameQtd, 'questão tem o mesmo gabarito', 'questões têm o mesmo gabarito')}.
        </strong>{' '}
        {abandonedQtd > 0 &&
          `${count(abandonedQtd, 'delas ficou', 'delas ficaram')} fora da nota no Enem. `}
        {missingQtd > 0 &&
          `${count(missingQtd, 'questão do caderno não está', 'questões do caderno não estão')} neste simulado. `}
        {isContradictory &&
          'Os números publicados deste caderno não dão as notas oficiais: a nota sai com este aviso.'}
        {isReproducible === false &&
          !isContradictory &&
          'Nem todas as questões contam como no Enem: a nota sai com este aviso.'}
      </p>
      {different.length > 0 && (
        <>
          <p>
            {count(different.length, 'questão é diferente', 'questões são diferentes')} e não{' '}
            {different.length === 1 ? 'entra' : 'entram'} na nota:
          </p>
          <Muted as="ul" size={14}>
            {different
              .slice(0, shownDifferences)
              .map(({ questionId, number, key, publishedKey }) => (
                <li key={questionId}>
                  Questão {number}:{' '}
                  {key === null ? 'é de outro tipo' : `aqui ${key}, no Enem ${publishedKey}`}
                </li>
              ))}
            {different.length > shownDifferences && (
              <li>E mais {different.length - shownDifferences}.</li>
            )}
          </Muted>
        </>
      )}
    </Stack>
  );
}
