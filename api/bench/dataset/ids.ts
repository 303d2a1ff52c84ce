const kinds = [
  'user',
  'course',
  'section',
  'content',
  'question',
  'version',
  'alternative',
  'practice exam',
  'attempt',
  'bank question',
  'bank version',
] as const;
type Kind = (typeof kinds)[number];

const prefixOf = (kind: Kind) =>
  `01900000-00${kinds.indexOf(kind).toString(16).padStart(2, '0')}-7000-8000-`;

/** The id of the n-th entity of a kind, from 0; ids are ordered, as UUIDv7 are. */
export const idOf = (kind: Kind, number: number): string =>
  `${prefixOf(kind)}${number.toString(16).padStart(12, '0')}`;

/** The same as an SQL expression; `number` is one too. */
export const idSql = (kind: Kind, number: string): string =>
  `('${prefixOf(kind)}' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`;
