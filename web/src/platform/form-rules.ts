import { setPortugueseErrors } from '@sabia/domain/portuguese-errors.ts';
import { z } from 'zod';

// The site's Content-Security-Policy forbids the code that zod would otherwise make at run time.
z.config({ jitless: true });
setPortugueseErrors();

/** The domain's rules as a form's: the first message of each field, by its dotted path. */
export function rules(schema: z.ZodType) {
  return (values: unknown): Record<string, string> => {
    const issues = schema.safeParse(values).error?.issues ?? [];
    // The first of a field wins, so it is written last.
    return Object.fromEntries(
      issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
    );
  };
}
