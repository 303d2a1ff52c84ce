const kinds = [
  'user',
  'course',
  'section',
  'content',
  'question',
  'version',
  'alternative',
  'practice exam',
  'live',
  'trail',
  'attempt',
] as const;
type Kind = (typeof kinds)[number];

const prefixes = new Map(
  kinds.map((kind, at) => [kind, `01900000-00${at.toString(16).padStart(2, '0')}-7000-8000-`]),
);

/** The id of the n-th entity of a kind; ids are ordered, as UUIDv7 are. */
export const idOf = (kind: Kind, number: number): string =>
  `${prefixes.get(kind)}${number.toString(16).padStart(12, '0')}`;
