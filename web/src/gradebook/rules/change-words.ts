import { withComma } from '@sabia/domain/gradebook/with-comma.ts';
import type { ChangedStudent } from './rules.api.ts';

interface Change {
  before: string | null;
  after: string | null;
}

const valueInWords = (value: string | null) =>
  value === null ? 'sem resultado' : withComma(value);

const inWords = (what: string, { before, after }: Change): string =>
  `${what} ${valueInWords(before)} → ${valueInWords(after)}`;

/** The changes that other rules bring to a student: '1º bimestre 7,0 → 7,5', 'resultado final 6,0 → 5,5', 'deixa de passar'. */
export function changesInWords({ terms, final, hasPassed }: ChangedStudent): string[] {
  const { before, after } = hasPassed;
  return [
    ...terms.map(({ term, ...change }) => inWords(term, change)),
    ...(Number(final.before) !== Number(final.after) ||
    (final.before === null) !== (final.after === null)
      ? [inWords('resultado final', final)]
      : []),
    ...(before === after || before === null || after === null
      ? []
      : [after ? 'agora passa' : 'deixa de passar']),
  ];
}
