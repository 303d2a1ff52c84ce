import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

// Product.md V1: a form tells all of its mistakes at once. zod skips the checks of an object while one of its fields has a
// mistake, unless the check says `when` it runs (`besideMistakes`).

/** The paths of the objects within a schema with a check that other mistakes hide. */
function hiddenChecks(schema: z.ZodType, path = ''): string[] {
  const { checks = [] } = schema.def as { checks?: z.core.$ZodCheck[] };
  const isHidden =
    schema instanceof z.ZodObject &&
    checks.some(({ _zod: { def } }) => def.check === 'custom' && !(def as { when?: unknown }).when);
  return [
    ...(isHidden ? [path] : []),
    ...innerOf(schema).flatMap(([name, inner]) => hiddenChecks(inner, `${path}.${name}`)),
  ];
}

function innerOf(schema: z.ZodType): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape) as [string, z.ZodType][];
  if (schema instanceof z.ZodUnion)
    return (schema.options as z.ZodType[]).map((option, at) => [String(at), option]);
  if (schema instanceof z.ZodArray) return [['*', schema.element as z.ZodType]];
  if (schema instanceof z.ZodPipe)
    return [
      ['in', schema.in as z.ZodType],
      ['out', schema.out as z.ZodType],
    ];
  return 'innerType' in schema.def ? [['', schema.def.innerType as z.ZodType]] : [];
}

it.each(Object.entries<Operation>(operations))('%s tells all mistakes at once', (_, declared) => {
  const parts = [declared.query, declared.body].flatMap((part) => part ?? []);
  expect(parts.flatMap((part) => hiddenChecks(part))).toEqual([]);
});

it('finds a check that another mistake hides', () => {
  const period = z.object({ from: z.number(), to: z.number() });
  const ordered = z.array(period.refine(({ from, to }) => from <= to));
  expect(hiddenChecks(z.object({ periods: ordered }))).toEqual(['.periods.*']);
});
