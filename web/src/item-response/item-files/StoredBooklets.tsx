import { NativeSelect, Skeleton } from '@mantine/core';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import { areas, type Area } from '@sabia/domain/item-response/booklet.ts';
import type { OfferedBooklet } from '@sabia/domain/item-response/item-response.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { count } from '../../ui/words/plural.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { bookletOptions } from '../calculator/booklet-options.ts';
import { enemBookletsQuery } from '../enem-scores.api.ts';
import { points } from '../points.ts';

/** The stored booklets of a year by areas, and if their parameters give official scores (product.md TRI5). */
export function StoredBooklets() {
  const [year, setYear] = useState<number>();
  const offer = useQuery({ ...enemBookletsQuery(year), placeholderData: keepPreviousData });
  return (
    <FormSection
      title="Cadernos guardados"
      intro="Os números de um caderno são conferidos com notas oficiais conhecidas. Um caderno importado ainda não foi conferido."
    >
      <Loaded query={offer} skeleton={<Skeleton height={240} radius={20} />}>
        {({ year: shown, years, booklets }) =>
          shown === null ? (
            <Muted>Ainda não há cadernos.</Muted>
          ) : (
            <>
              <NativeSelect
                label="Ano"
                maw={160}
                data={years.toReversed().map(String)}
                value={String(shown)}
                onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
              />
              <Stack gap={8}>
                {areas.map((area) => (
                  <BookletsOfArea key={`${shown} ${area}`} area={area} booklets={booklets} />
                ))}
              </Stack>
            </>
          )
        }
      </Loaded>
    </FormSection>
  );
}

function BookletsOfArea({ area, booklets }: { area: Area; booklets: readonly OfferedBooklet[] }) {
  const known = new Map(booklets.map((booklet) => [String(booklet.booklet), booklet]));
  const groups = bookletOptions(booklets, area);
  const options = groups.flatMap(({ items }) => items);
  if (options.length === 0) return null;
  const quantityOf = (state: boolean | null) =>
    options.filter(({ value }) => known.get(value)?.isReproducible === state).length;
  const [contradictory, unchecked] = [quantityOf(false), quantityOf(null)];
  const summary = [
    count(options.length, 'caderno', 'cadernos'),
    contradictory > 0 && count(contradictory, 'contraditório', 'contraditórios'),
    unchecked > 0 && count(unchecked, 'não conferido', 'não conferidos'),
  ].filter((words) => words !== false);
  return (
    <details>
      <summary>
        {areaTitles[area]}: {summary.join(', ')}
      </summary>
      {groups.map(({ group, items }) => (
        <Fragment key={group}>
          <p>{group}</p>
          <Muted as="ul" size={14}>
            {items.map(({ value, label }) => (
              <li key={value}>
                {label.includes('prova') ? label : `${label}, prova ${value}`}:{' '}
                {stateOf(known.get(value))}
              </li>
            ))}
          </Muted>
        </Fragment>
      ))}
    </details>
  );
}

function stateOf(booklet: OfferedBooklet | undefined): string {
  if (!booklet || booklet.isReproducible === null) return 'não conferido';
  if (booklet.isReproducible) return 'dá as notas oficiais';
  const difference = points(booklet.officialDifference ?? undefined);
  return `difere em até ${difference} pontos das notas oficiais conhecidas`;
}
