import { z } from 'zod';
import { allowedValues, choice } from './choice.ts';
import { atMost, messages } from './messages.ts';
import { drawnCover } from './tiles/drawn-cover.ts';

/** The shapes that many entities share (product.md API2, API3). */

export const id = z.uuid({ error: messages.uuid });

/** The part of an address that names an entity. */
export const slug = z
  .string({ error: messages.required })
  .trim()
  .min(1, { error: messages.required, abort: true })
  .max(100, { error: messages.slugLength, abort: true })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: messages.slugShape });

/** False for the values of an empty form field: null, false, '' and an empty list. */
export const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** Parameters of a check of an object that also runs beside mistakes of other fields than its own `fields`. */
export const besideMistakes = (...fields: readonly string[]) => ({
  when: ({ value, issues }: z.core.ParsePayload) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !issues.some(({ path: [field] = [] }) => fields.includes(String(field))),
});

/** ISO 8601 UTC with milliseconds. */
export const instant = z.iso.datetime({ precision: 3, error: messages.invalid });

/** The revision of an entity, for If-Match; null for users who may not change the entity. */
export const revisionNumber = z.number().int().nullish();

/** Days and moments that a client sends are within these years: later ones overflow in calendars and sums. */
const [firstYear, lastYear] = [1900, 2200];
export const isInRange = (text: string): boolean => {
  const year = new Date(text).getUTCFullYear();
  return year >= firstYear && year < lastYear;
};

/** An instant that a client sends, with any offset. */
export const sentInstant = z.iso
  .datetime({ offset: true, error: messages.invalid })
  .refine(isInRange, { error: messages.yearRange });

/** A calendar day of São Paulo, `YYYY-MM-DD`. */
export const day = z.iso
  .date({ error: messages.invalid })
  .refine(isInRange, { error: messages.yearRange });

/**
 * Control characters would break the lines of e-mails, calendars and files; embeddings, overrides and isolates of the
 * direction would turn the words after a title around.
 */
const isOneLine = (text: string): boolean => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text);

/** A share or an average, 0 to 100. */
export const percentage = z.number().min(0).max(100);

export const requiredText = (limit: number) =>
  z
    .string({ error: messages.required })
    .trim()
    .min(1, { error: messages.required })
    .max(limit, { error: atMost(limit) });

/** A title or another text of one line. */
export const requiredLine = (limit: number) =>
  requiredText(limit).refine(isOneLine, { error: messages.oneLine });

export const shortDescription = requiredLine(105);

/**
 * Address of a video, link or file: an absolute http(s) URL, or a stored file (product.md V8). In forms a
 * file can carry its access (files/signed-address.ts), which the API removes.
 */
export const address = z
  .string({ error: messages.required })
  .trim()
  .min(1, { error: messages.required, abort: true })
  .max(2000, { error: atMost(2000) })
  .regex(/^(https?:\/\/[^\s]+|\/files\/[\w./-]+(\?access=[\w.-]+)?)$/i, {
    error: messages.address,
  });

/** The image of a cover, or the choice of a drawn one. */
export const coverAddress = z.union([z.literal(drawnCover), address], {
  error: ({ input }) => (input === '' ? messages.cover : messages.address),
});

/** A whole number in a query string, from 1 to `max`. */
export const wholeNumber = (fallback: number, max: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      { error: messages.invalid },
    )
    .pipe(
      z.number().int().min(1, { error: messages.invalid }).max(max, { error: messages.invalid }),
    )
    .default(fallback);

/** A key that may be repeated in a query string: `levels=a&levels=b`. */
export const repeated = <S extends z.ZodType>(item: S) =>
  z
    .union([z.array(item).max(100), item.transform((one) => [one])], { error: messageOfItem })
    .default([]);

/** The message of the item, which says what is allowed. */
const messageOfItem = (issue: z.core.$ZodRawIssue): string => {
  const [ofList, ofOne] = issue.code === 'invalid_union' ? issue.errors : [];
  const [mistake] = (Array.isArray(issue.input) ? ofList : ofOne) ?? [];
  return mistake?.message ?? messages.invalid;
};

export const truthFlag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
  { error: allowedValues(['true', 'false']) },
);

/** `page` and `limit` of a listing with a fixed order. */
export const pageNumbers = { page: wholeNumber(1, 1_000_000), limit: wholeNumber(10, 100) };

/** `page`, `limit`, `field` and `criteria` of a listing that can be sorted by `fields` (product.md API5). */
export const pageQuery = <const F extends readonly [string, ...string[]]>(fields: F) => ({
  ...pageNumbers,
  field: z.enum(fields, { error: `Ordene por um destes: ${fields.join(', ')}` }).optional(),
  criteria: choice(['asc', 'desc']).optional(),
});

export const searchKey = z
  .string()
  .trim()
  .max(200, { error: atMost(200) })
  .optional();

export const statusFilter = choice(['ACTIVE', 'INACTIVE']);

export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({
    items: z.array(item),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    totalPages: z.number().int(),
  });

export interface Page<T> {
  items: T[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}
