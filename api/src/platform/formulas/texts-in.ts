import { richTextMediaType, sourceMark } from '@sabia/domain/rich-text/drawn-text.ts';
import { z } from 'zod';

/**
 * The places of the rich texts within a value: 'text' for the value itself, else by its fields; `*` stands for all items of
 * a list and all fields of a record.
 */
export type TextPlaces = 'text' | Map<string, TextPlaces>;

/** The places of the rich texts that a schema declares (`domain/src/rich-text/drawn-text.ts`); null without any. */
export const textPlaces = (schema: z.ZodType, io: 'input' | 'output'): TextPlaces | null =>
  placesIn(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }));

function placesIn(node: z.core.JSONSchema.BaseSchema): TextPlaces | null {
  if (node[sourceMark]) return null;
  if (node.contentMediaType === richTextMediaType) return 'text';
  const inner: [string, TextPlaces | null][] = Object.entries(node.properties ?? {}).map(
    ([name, field]) => [name, typeof field === 'object' ? placesIn(field) : null],
  );
  for (const all of [node.items, node.additionalProperties].flat()) {
    if (typeof all === 'object') inner.push(['*', placesIn(all)]);
  }
  for (const choice of [node.anyOf, node.oneOf, node.allOf].flat()) {
    const places = typeof choice === 'object' ? placesIn(choice) : null;
    if (places === 'text') return 'text';
    inner.push(...(places ?? []));
  }
  const found = new Map<string, TextPlaces>();
  for (const [name, places] of inner) if (places) found.set(name, joined(found.get(name), places));
  return found.size > 0 ? found : null;
}

/** The places of a field that several choices of a union have. */
function joined(one: TextPlaces | undefined, other: TextPlaces): TextPlaces {
  if (one === undefined || one === 'text') return one ?? other;
  const both = new Map(one);
  if (other === 'text') return other;
  for (const [name, places] of other) both.set(name, joined(both.get(name), places));
  return both;
}

/** Calls `visit` with each rich text of the value, and with its path, which is valid during the call only. */
export function visitTexts(
  value: unknown,
  places: TextPlaces,
  visit: (text: string, path: readonly string[]) => void,
  path: string[] = [],
): void {
  if (typeof value === 'string') {
    if (places === 'text') visit(value, path);
    return;
  }
  if (typeof value !== 'object' || value === null || places === 'text') return;
  for (const [name, inner] of placesOf(value, places)) {
    path.push(name);
    visitTexts((value as Record<string, unknown>)[name], inner, visit, path);
    path.pop();
  }
}

/** A copy of the value with each rich text replaced, in the order of `visitTexts`; the value itself if nothing changes. */
export function replaceTexts(
  value: unknown,
  places: TextPlaces,
  replace: (text: string) => string,
): unknown {
  if (typeof value === 'string') return places === 'text' ? replace(value) : value;
  if (typeof value !== 'object' || value === null || places === 'text') return value;
  let copy: Record<string, unknown> | undefined;
  for (const [name, inner] of placesOf(value, places)) {
    const field = (value as Record<string, unknown>)[name];
    const after = replaceTexts(field, inner, replace);
    if (after === field) continue;
    copy ??= (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>;
    copy[name] = after;
  }
  return copy ?? value;
}

/** The fields or items of a value that may contain rich texts: a reply has many others. */
function* placesOf(
  value: object,
  places: Exclude<TextPlaces, 'text'>,
): Generator<[name: string, places: TextPlaces]> {
  const all = places.get('*');
  if (Array.isArray(value)) {
    if (all) for (const index of value.keys()) yield [String(index), all];
    return;
  }
  for (const place of places) if (place[0] !== '*') yield place;
  if (!all) return;
  for (const name of Object.keys(value)) if (!places.has(name)) yield [name, all];
}
