import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** JSON Schema, as far as the description of the API uses it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

export interface DescribedOperation {
  operationId: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  parameters: {
    name: string;
    in: 'path' | 'query' | 'header';
    required: boolean;
    schema: JsonSchema;
  }[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

interface Description {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** The operations by their names, as in the OpenAPI description that the API serves. */
export async function describedOperations(
  app: FastifyInstance,
): Promise<Map<string, DescribedOperation>> {
  const { body } = await app.inject({ method: 'GET', url: '/v1/openapi.json' });
  const { paths, components } = JSON.parse(body) as Description;
  const whole = JSON.parse(
    body.replaceAll(/\{"\$ref":"#\/components\/schemas\/(\w+)"\}/g, (_, name: string) =>
      JSON.stringify(components.schemas[name]),
    ),
  ) as Description;
  return new Map(
    Object.keys(paths).flatMap((path) =>
      Object.entries(whole.paths[path] ?? {}).map(([method, operation]) => [
        operation.operationId,
        { ...operation, path, method: method.toUpperCase() as DescribedOperation['method'] },
      ]),
    ),
  );
}

export interface Answer {
  status: number;
  type: string | undefined;
  body: string;
}

/**
 * The differences between an answer and its description: another status or media type, a field that no
 * schema names, a value that its schema does not allow. Empty if there are none.
 */
export function undescribed({ responses }: DescribedOperation) {
  const schemas = new Map<JsonSchema, z.ZodType>();
  const schemaOf = (json: JsonSchema): z.ZodType => {
    const known = schemas.get(json) ?? z.fromJSONSchema(json);
    schemas.set(json, known);
    return known;
  };

  return ({ status, type = '', body }: Answer): string[] => {
    const response = responses[status];
    if (!response) return [`the status ${status}`];
    const [described, { schema } = {}] = Object.entries(response.content ?? {})[0] ?? [];
    if (!described) return body === '' ? [] : ['a body'];
    if (!type.startsWith(described)) return [`the type ${type}`];
    if (!schema) return [];
    const { error } = schemaOf(schema).safeParse(JSON.parse(body));
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
}
