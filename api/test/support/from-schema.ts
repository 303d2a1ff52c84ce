import fc from 'fast-check';
import type { JsonSchema } from './described-api.ts';
import { hostileNumber, hostileText, hostileValue } from './hostile-values.ts';

interface Parts {
  /** Ids of existing entities. */
  ids: readonly string[];
}

/**
 * Values that follow a schema, with hostile values mixed in. Most parts of the accepted value stay, so that
 * many requests reach the database.
 */
export function fromSchema(
  schema: JsonSchema,
  accepted: unknown,
  parts: Parts,
): fc.Arbitrary<unknown> {
  const described = inside(schema, accepted, parts);
  const isLeaf = accepted !== undefined && typeof accepted !== 'object';
  return fc.oneof(
    { weight: isLeaf ? 2 : 25, arbitrary: described },
    { weight: isLeaf ? 18 : 0, arbitrary: fc.constant(accepted) },
    { weight: 1, arbitrary: hostileValue },
    { weight: isFreeText(schema) ? 6 : 0, arbitrary: hostileText },
    { weight: schema.type === 'number' ? 3 : 0, arbitrary: hostileNumber },
  );
}

/** Strings without a format: only these can store hostile text, other fields refuse it. */
const isFreeText = ({ type, format, pattern }: JsonSchema) =>
  type === 'string' && format === undefined && pattern === undefined;

function inside(schema: JsonSchema, accepted: unknown, parts: Parts): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((each) => fromSchema(each, accepted, parts)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectFrom((schema.properties ?? {}) as Record<string, JsonSchema>, accepted, parts);
    case 'array':
      return listFrom((schema.items ?? {}) as JsonSchema, accepted, parts);
    case 'string':
      return textFrom(schema, parts);
    case 'integer':
      return fc.integer({ min: least(schema), max: most(schema) });
    case 'number':
      return fc.double({ min: least(schema), max: most(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue();
  }
}

const range = 2 ** 31;
const least = ({ minimum = -range }: JsonSchema) => Math.max(minimum, -range);
const most = ({ maximum = range }: JsonSchema) => Math.min(maximum, range);

/** A field that the accepted value lacks is mostly left out. */
export function objectFrom(
  properties: Record<string, JsonSchema>,
  accepted: unknown,
  parts: Parts,
): fc.Arbitrary<Record<string, unknown>> {
  const isKnown = typeof accepted === 'object' && accepted !== null;
  const known = (isKnown ? accepted : {}) as Record<string, unknown>;
  const fields = Object.entries(properties).map(([name, property]) => {
    const value = fromSchema(property, known[name], parts);
    return [name, isKnown && !(name in known) ? seldom(value, 4) : value] as const;
  });
  return fc.record(Object.fromEntries(fields));
}

/** `undefined` with the weight `nothing`, the value with the weight 1. */
export const seldom = <T>(value: fc.Arbitrary<T>, nothing = 9) =>
  fc.oneof({ weight: nothing, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

function listFrom(items: JsonSchema, accepted: unknown, parts: Parts): fc.Arbitrary<unknown[]> {
  const known: unknown[] = Array.isArray(accepted) ? accepted : [];
  if (known.length > 0) return fc.tuple(...known.map((item) => fromSchema(items, item, parts)));
  return fc.array(fromSchema(items, undefined, parts), { maxLength: 3 });
}

const formats: Record<string, fc.Arbitrary<string>> = {
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
};

function textFrom({ format = '', pattern, maxLength = 40 }: JsonSchema, { ids }: Parts) {
  if (format === 'uuid') return fc.constantFrom(...ids);
  const known = formats[format];
  if (known) return known;
  // fast-check generates no strings for a pattern with Unicode properties.
  if (pattern && !pattern.includes('\\P')) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 40) });
}
