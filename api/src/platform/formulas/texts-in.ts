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

/** A copy of the value with each rich text replaced; the value itself if nothing changes. `path`: 'alternatives.0.text'. */
export async function replaceTexts(
  value: unknown,
  places: TextPlaces,
  replace: (text: string, path: string) => Promise<string>,
  path = '',
): Promise<unknown> {
  if (typeof value === 'string') return places === 'text' ? replace(value, path) : value;
  if (typeof value !== 'object' || value === null || places === 'text') return value;
  const copy: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<unknown>({ ...value })) {
    const inner = places.get(Array.isArray(value) ? '*' : name) ?? places.get('*');
    const after = inner
      ? await replaceTexts(field, inner, replace, path ? `${path}.${name}` : name)
      : field;
    if (after !== field) copy[name] = after;
  }
  if (Object.keys(copy).length === 0) return value;
  return Object.assign(Array.isArray(value) ? value.slice() : { ...value }, copy);
}
