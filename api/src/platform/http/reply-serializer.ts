import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

/**
 * Serializes a reply by its schema. Properties that the schema does not name are omitted, so no column
 * leaks. Compiled with its first reply: a process that has just started serves few operations, and those of the
 * administration may never be called in it.
 */
export function replySerializer(schema: z.ZodType): (reply: unknown) => string {
  let serialize: ((reply: unknown) => string) | undefined;
  return (reply) => {
    serialize ??= compiled(schema);
    return serialize(reply);
  };
}

function compiled(schema: z.ZodType): (reply: unknown) => string {
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

/** Removes validations: they apply to input, cost time, and would refuse rows with more columns. */
function forWriting(node: Record<string, unknown>): void {
  for (const check of ['format', 'pattern', 'minimum', 'maximum', 'propertyNames'])
    delete node[check];
  if (node['additionalProperties'] === false) delete node['additionalProperties'];
  preferNullable(node);
}

/** Replaces `anyOf [x, null]`, which runs a validator for every value, by `nullable`, which is a comparison. */
function preferNullable(node: Record<string, unknown>): void {
  const [given, other, ...more] = (node['anyOf'] ?? []) as Record<string, unknown>[];
  // A union has no type of its own, which `nullable` needs.
  if (!given?.['type'] || other?.['type'] !== 'null' || more.length > 0) return;
  // `enum` must be removed, because it does not list null.
  const { enum: _choices, ...shape } = given;
  delete node['anyOf'];
  Object.assign(node, shape, { nullable: true });
}
