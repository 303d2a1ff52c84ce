import { isFilled } from '@sabia/domain/fields.ts';
import { messages, setBy } from '@sabia/domain/messages.ts';
import type { Operation } from '@sabia/domain/operation.ts';
import type { FieldError } from '@sabia/domain/refusal.ts';

/**
 * The fields with a value that the operation does not set (product.md API13). The id of the entity that the
 * path names is accepted, because clients send an entity back as they read it.
 */
export function fieldsSetElsewhere(
  { setElsewhere = {} }: Operation,
  body: unknown,
  params: unknown,
): FieldError[] {
  const own = params && typeof params === 'object' && 'id' in params ? params.id : undefined;
  return Object.entries(setElsewhere).flatMap(([path, route]) =>
    valuesAt(body, path.split('.'))
      .filter(({ value }) => isFilled(value) && (own === undefined || value !== own))
      .map(({ at }) => ({ path: at, message: route ? setBy(route) : messages.setByServer })),
  );
}

/** The values at a path, in which `*` stands for each item of a list, with their own paths. */
function valuesAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  at: readonly string[] = [],
): { at: string; value: unknown }[] {
  if (name === undefined) return [{ at: at.join('.'), value }];
  if (typeof value !== 'object' || value === null) return [];
  if (name !== '*') return valuesAt(value[name as keyof typeof value], rest, [...at, name]);
  return Object.entries(value).flatMap(([key, item]) => valuesAt(item, rest, [...at, key]));
}
