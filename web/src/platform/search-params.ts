/** How search params read in the address: plain words, lists as repeated keys (`niveis=a&niveis=b`). */
export function parseSearch(text: string): Record<string, string | string[]> {
  const params = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const [first = '', ...rest] = params.getAll(key);
      return [key, rest.length > 0 ? [first, ...rest] : first];
    }),
  );
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') params.append(key, String(item));
  const text = params.toString();
  return text && `?${text}`;
}

/** For hand-written `validateSearch`: what is not as expected is as if it were absent. */
export const text = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' ? given : undefined;

export const texts = (given: unknown): string[] | undefined => {
  const list = (Array.isArray(given) ? given : [given]).filter((item) => text(item) !== undefined);
  return list.length > 0 ? list : undefined;
};

export const pageNumber = (given: unknown): number | undefined =>
  /^[1-9]\d{0,5}$/.test(String(given)) ? Number(given) : undefined;

export const oneOf = <const T extends string>(known: readonly T[], given: unknown): T | undefined =>
  known.find((value) => value === given);

export const someOf = <const T extends string>(
  known: readonly T[],
  given: unknown,
): T[] | undefined => nonEmpty(known.filter((value) => texts(given)?.includes(value)));

export const uuid = (given: unknown): string | undefined =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(given)) ? text(given) : undefined;

export const uuids = (given: unknown): string[] | undefined => nonEmpty(texts(given)?.filter(uuid));

function nonEmpty<T>(list: T[] | undefined): T[] | undefined {
  return list?.length ? list : undefined;
}
