import { z } from 'zod';
import type * as formats from './field-formats.ts';

interface ShownField {
  label: string;
  /** A format of the history, or the names of the values of a choice. */
  format: keyof typeof formats | Readonly<Record<string, string>>;
}

/**
 * The label of a field in forms, their error summaries and the history, and its format there. This registry is apart from
 * that of `.meta`, which JSON Schema contains.
 */
export const shownFields = z.registry<ShownField>();

/** `read` of what is registered for each schema. */
export const shownOf = <S extends Readonly<Record<string, z.ZodType>>, T>(
  schemas: S,
  read: (shown: ShownField) => T,
) =>
  Object.fromEntries(
    Object.entries(schemas).map(([field, schema]) => {
      const shown = shownFields.get(schema);
      if (!shown) throw new Error(`the field ${field} is not registered`);
      return [field, read(shown)];
    }),
  ) as { readonly [Field in keyof S]: T };

export const labelsOf = <S extends Readonly<Record<string, z.ZodType>>>(schemas: S) =>
  shownOf(schemas, ({ label }) => label);
