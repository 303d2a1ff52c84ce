import { setPortugueseErrors } from '@sabia/domain/portuguese-errors.ts';
import { z } from 'zod';

// Zod compiles schemas with `new Function`, which the site's Content-Security-Policy forbids.
z.config({ jitless: true });
setPortugueseErrors();

/** Validation of a form by a schema of the domain: the first message of each field, by dotted path. */
export function rules(schema: z.ZodType) {
  return (values: unknown): Record<string, string> => {
    const issues = schema.safeParse(values).error?.issues ?? [];
    // Later entries overwrite earlier ones: reversed, the first issue of a field remains.
    return Object.fromEntries(
      issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
    );
  };
}
