import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allowedValues, choice } from './choice.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { setPortugueseErrors } from './portuguese-errors.ts';

// Product.md V1: the message for a value that does not exist names the allowed ones, in every operation.

setPortugueseErrors();

/** A choice within a schema, and the input that has a value at its place. */
interface Place {
  path: string;
  values: readonly unknown[];
  put: (value: unknown) => unknown;
}

type Put = Place['put'];
type Inner = z.ZodType;

const inField =
  (put: Put, name: string): Put =>
  (value) =>
    put({ [name]: value });

/** The choices of texts within a schema. Those of transformed texts, such as `'true'`, have no place of their own. */
function placesIn(schema: Inner, put: Put, path: readonly string[] = []): Place[] {
  if (schema instanceof z.ZodEnum) return [{ path: path.join('.'), values: schema.options, put }];
  if (schema instanceof z.ZodDiscriminatedUnion) return placesInChoices(schema, put, path);
  if (schema instanceof z.ZodUnion) {
    // A union of a list and its single item is one place.
    return (schema.options as Inner[]).flatMap((option) => placesIn(option, put, path));
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries<Inner>(schema.shape as Record<string, Inner>).flatMap(([name, field]) =>
      placesIn(field, inField(put, name), [...path, name]),
    );
  }
  if (schema instanceof z.ZodArray)
    return placesIn(schema.element as Inner, (value) => put([value]), [...path, '0']);
  if (schema instanceof z.ZodPipe) {
    const { in: from, out } = schema;
    return placesIn((from instanceof z.ZodTransform ? out : from) as Inner, put, path);
  }
  return 'innerType' in schema.def ? placesIn(schema.def.innerType as Inner, put, path) : [];
}

const valuesOf = (kind: z.ZodLiteral | z.ZodEnum): unknown[] =>
  kind instanceof z.ZodEnum ? kind.options : [...kind.values];

function placesInChoices(schema: z.ZodDiscriminatedUnion, put: Put, path: readonly string[]) {
  const name = schema.def.discriminator;
  const kinds = (schema.options as z.ZodObject[]).map((option) => ({
    option,
    values: valuesOf(option.shape[name] as z.ZodLiteral | z.ZodEnum),
  }));
  const own: Place = {
    path: [...path, name].join('.'),
    values: kinds.flatMap(({ values }) => values),
    put: (value) => put({ [name]: value }),
  };
  const inner = kinds.flatMap(({ option, values: [kind] }) =>
    placesIn(othersOf(option, name), (value) => put({ ...(value as object), [name]: kind }), path),
  );
  return [own, ...inner];
}

/** The fields of a choice without its discriminator. */
const othersOf = ({ shape }: z.ZodObject, discriminator: string): z.ZodObject =>
  z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => name !== discriminator)));

const identity: Put = (value) => value;
const places = Object.entries<Operation>(operations).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema
      ? placesIn(schema, identity).map(
          (place) => [`${name} ${part} ${place.path}`, schema, place] as const,
        )
      : [],
  ),
);

describe('the message for a value that does not exist', () => {
  it.each(places)('%s', (_, schema, { path, values, put }) => {
    const issues = schema.safeParse(put('NAO_EXISTE')).error?.issues ?? [];
    const messages = issues
      .filter(
        (issue) => path === issue.path.join('.') || path.startsWith(`${issue.path.join('.')}.`),
      )
      .map(({ message }) => message);
    expect(
      messages.some((message) => values.every((value) => message.includes(String(value)))),
      JSON.stringify(issues),
    ).toBe(true);
  });

  it('covers the choices of the specification', () => {
    const names = places.map(([name]) => name);
    for (const name of ['createCourse body paymentType', 'pageCourses query paymentTypes'])
      expect(
        names.some((listed) => listed.startsWith(name)),
        name,
      ).toBe(true);
    expect(names.length).toBeGreaterThan(60);
  });

  it('finds a choice that does not name its values', () => {
    const silent = z.object({ kinds: z.array(z.enum(['A', 'B'], { error: 'Valor inválido' })) });
    const [place] = placesIn(silent, identity);
    expect(place?.path).toBe('kinds.0');
    expect(silent.safeParse(place?.put('C')).error?.issues[0]?.message).toBe('Valor inválido');
  });
});

it.each([
  [['A'], 'Use A'],
  [['A', 'B'], 'Use A ou B'],
  [['A', 'B', 'C'], 'Use A, B ou C'],
])('the message for one of %j is %s', (values, message) => {
  expect(allowedValues(values)).toBe(message);
});

it.each([undefined, null, ''])('a choice that is missing as %j is required', (value) => {
  expect(choice(['A', 'B']).safeParse(value).error?.issues[0]?.message).toBe('Campo obrigatório');
});
