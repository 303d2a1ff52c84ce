/** Search params as plain text; a repeated key is a list: `niveis=a&niveis=b`. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const params = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const [first = '', ...rest] = params.getAll(key);
      return [key, rest.length > 0 ? [first, ...rest] : first];
    }),
  );
}

/** The reverse of `parseSearch`; undefined, null and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') params.append(key, String(item));
  const text = params.toString();
  return text && `?${text}`;
}

// Parsers for `validateSearch` of a route: an invalid value counts as absent.

export const text = (input: unknown): string | undefined =>
  typeof input === 'string' && input !== '' ? input : undefined;

export const texts = (input: unknown): string[] | undefined => {
  const list = (Array.isArray(input) ? input : [input]).filter((item) => text(item) !== undefined);
  return list.length > 0 ? list : undefined;
};

export const pageNumber = (input: unknown): number | undefined =>
  /^[1-9]\d{0,5}$/.test(String(input)) ? Number(input) : undefined;

export const oneOf = <const T extends string>(known: readonly T[], input: unknown): T | undefined =>
  known.find((value) => value === input);

export const someOf = <const T extends string>(
  known: readonly T[],
  input: unknown,
): T[] | undefined => nonEmpty(known.filter((value) => texts(input)?.includes(value)));

export const uuid = (input: unknown): string | undefined =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(input)) ? text(input) : undefined;

export const uuids = (input: unknown): string[] | undefined => nonEmpty(texts(input)?.filter(uuid));

function nonEmpty<T>(list: T[] | undefined): T[] | undefined {
  return list?.length ? list : undefined;
}
