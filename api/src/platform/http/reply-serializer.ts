import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

/**
 * Writes a reply as its schema says: what the schema does not name stays behind, so no column leaks.
 * Compiled once per operation, at start.
 */
export function replySerializer(schema: z.ZodType): (reply: unknown) => string {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      forWriting(jsonSchema);
    },
  });
  return fastJsonStringify(json as Schema);
}

/** Drops the checks, which belong to reading and would only cost time (or refuse a row that has more columns). */
function forWriting(node: Record<string, unknown>): void {
  for (const check of ['format', 'pattern', 'minimum', 'maximum', 'propertyNames'])
    delete node[check];
  if (node['additionalProperties'] === false) delete node['additionalProperties'];
  preferNullable(node);
}

/** `anyOf [x, null]` would be decided by a validator for every value; `nullable` is a comparison. */
function preferNullable(node: Record<string, unknown>): void {
  const [given, other, ...more] = (node['anyOf'] ?? []) as Record<string, unknown>[];
  if (!given || other?.['type'] !== 'null' || more.length > 0) return;
  // A choice is no longer one of the listed when it may be null.
  const { enum: _choices, ...shape } = given;
  delete node['anyOf'];
  Object.assign(node, shape, { nullable: true });
}
