import type { JsonSchema } from './described-api.ts';

const numbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308];
const dates = ['0000-01-01', '0001-01-01', '9999-12-31'];
const instants = [
  '0000-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-23:59',
];

/** The extreme values of a schema; none if it takes neither numbers nor dates. */
function extremesOf(schema: JsonSchema): readonly unknown[] {
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  const own =
    schema.type === 'number' || schema.type === 'integer'
      ? numbers
      : schema.format === 'date'
        ? dates
        : schema.format === 'date-time'
          ? instants
          : [];
  return [...own, ...choices.flatMap((choice) => extremesOf(choice))];
}

export type Fields = Record<string, unknown>;

/** The fields of a body with an extreme value each, in nested objects and lists too. */
export function extremeBodies(schema: JsonSchema, accepted: unknown): unknown[] {
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  const parts = [...choices, ...(schema.allOf ?? [])];
  if (parts.length > 0) return parts.flatMap((part) => extremeBodies(part, accepted));
  if (schema.type === 'array') {
    const [first] = Array.isArray(accepted) ? (accepted as unknown[]) : [];
    return extremeBodies((schema.items ?? {}) as JsonSchema, first).map((item) => [item]);
  }
  if (schema.type !== 'object') return [];
  const known = (accepted ?? {}) as Fields;
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(
    ([name, property]) =>
      [...extremesOf(property), ...extremeBodies(property, known[name])].map((value) => ({
        ...known,
        [name]: value,
      })),
  );
}

/** All dates, or all instants, of an object at once: a period that begins and ends in the year 0. */
export function togetherIn({ properties = {} }: JsonSchema, accepted: unknown): unknown[] {
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  return [dates, instants].flatMap((values) => {
    const names = fields.filter(([, field]) => extremesOf(field).includes(values[0]));
    return values.map((value) => ({
      ...(accepted as Fields),
      ...Object.fromEntries(names.map(([name]) => [name, value])),
    }));
  });
}
