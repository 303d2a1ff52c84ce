import { methodOf, pathOf, type Operation } from '@sabia/domain/operation.ts';
import { finding } from '@sabia/domain/publications/publication.ts';
import { refusals, type RefusalCode } from '@sabia/domain/refusal.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, generated from the operations. */
export function describeApi(operations: Record<string, Operation>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const path = (paths[pathOf(operation)] ??= {});
    path[methodOf(operation).toLowerCase()] = describe(name, operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sabiá',
      version: 'v1',
      description: 'Courses, progress, certificates and the people who study.',
    },
    servers: [{ url: '/v1' }],
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: { identity: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describe(name: string, operation: Operation): Json {
  const { summary, audience, body, alsoAt, takesForm } = operation;
  return {
    operationId: name,
    summary,
    tags: [pathOf(operation).split('/')[1] ?? ''],
    description: [audienceSentence(operation), alsoAt && `Also at \`${alsoAt}\`.`]
      .filter(Boolean)
      .join(' '),
    security: audience.kind === 'public' ? [{}, { identity: [] }] : [{ identity: [] }],
    parameters: [
      ...parameters('path', operation.params),
      ...parameters('query', operation.query),
      ...(isConditional(operation) ? [ifMatch] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemaOf(body, 'input') },
          ...(takesForm && { 'multipart/form-data': { schema: formSchemaOf(body, takesForm) } }),
        },
      },
    }),
    responses: { ...success(operation), ...problems(operation) },
  };
}

export function audienceSentence({ audience }: Operation): string {
  switch (audience.kind) {
    case 'public':
      return 'For everybody.';
    case 'signed-in':
      return 'For who is signed in.';
    case 'admin':
      return 'For administrators.';
    case 'self':
      return `For the user of \`${audience.subject.in}\`, or an administrator.`;
    case 'teacher':
      return `For ${audience.leads ? 'teachers' : 'teachers and monitors'} of ${taughtNames[audience.taught.of]}, and administrators.`;
  }
}

const taughtNames = {
  class: 'the class',
  course: 'the course',
  attempt: 'a class that studies the exam, with its author as a student',
  'mock exam': 'a class of the mock exam event',
  'any class': 'a class',
};

/** True for a change that accepts If-Match. */
const isConditional = (operation: Operation) =>
  operation.versioned && methodOf(operation) === 'PATCH';

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  example: '"3"',
  description: 'The ETag, or the `revision` within a reply, of the version that is changed.',
};

const etag = {
  ETag: {
    schema: { type: 'string' },
    description: 'For administrators: the `revision` of the reply, in quotes.',
  },
};

function success({ status = 200, reply, file, versioned, mayBeEmpty }: Operation): Json {
  if (file) return { 200: { description: 'The file.', content: { [file]: {} } } };
  if (!reply) return { 204: { description: 'Done.' } };
  const content = { 'application/json': { schema: schemaOf(reply, 'output') } };
  if (status === 200)
    return { 200: { description: 'The answer.', content, ...(versioned && { headers: etag }) } };
  return {
    201: {
      description: 'Created.',
      content,
      headers: { Location: { schema: { type: 'string' } } },
    },
    ...(mayBeEmpty
      ? { 204: { description: 'There is nothing.' } }
      : { 200: { description: 'It was there already.', content } }),
  };
}

/** The refusals implied by method, audience and input, and those that the operation declares. */
export function refusalsOf(operation: Operation): RefusalCode[] {
  const { audience, query, body } = operation;
  const isRead = methodOf(operation) === 'GET';
  const codes: RefusalCode[] = [
    'unreadable_request',
    ...(audience.kind === 'public' ? [] : (['sign_in_required'] as const)),
    'token_invalid',
    ...(audience.kind === 'admin' || audience.kind === 'self' ? (['not_yours'] as const) : []),
    ...(audience.kind === 'teacher' && audience.taught.in ? (['not_found'] as const) : []),
    ...(audience.kind === 'teacher' && (audience.leads || !audience.taught.in)
      ? (['not_yours'] as const)
      : []),
    ...(isRead ? [] : (['only_viewing', 'too_large', 'unsupported_type'] as const)),
    ...(isConditional(operation) ? (['changed_meanwhile'] as const) : []),
    ...(operation.refusals ?? []),
    ...(query || body ? (['invalid_input'] as const) : []),
    'too_many_requests',
    'unavailable',
  ];
  return [...new Set(codes)];
}

function problems(operation: Operation): Json {
  const responses: Record<string, Json> = {};
  for (const code of refusalsOf(operation)) {
    const [status, title] = refusals[code];
    const known = responses[status];
    responses[status] = known
      ? { ...known, description: `${String(known['description'])}; \`${code}\`` }
      : {
          description: `${title}: \`${code}\``,
          content: {
            'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
          },
        };
  }
  return responses;
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** A JSON Schema without `$schema`, which OpenAPI 3.1 implies. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return json;
}

/** The schema of a form: its file is bytes instead of an object. */
function formSchemaOf(
  body: z.ZodType,
  { field, contentType }: { field: string; contentType: string },
): Json {
  const schema = schemaOf(body, 'input');
  const properties = {
    ...(schema['properties'] as Json),
    [field]: { contentMediaType: contentType },
  };
  return { ...schema, properties };
}

const problem = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string', description: 'Portuguese' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'Portuguese' },
    code: { type: 'string', enum: Object.keys(refusals) },
    requestId: { type: 'string' },
    current: {
      type: 'object',
      description: 'With `changed_meanwhile`: the version that is there now, and who made it when.',
    },
    availableAt: {
      type: 'string',
      description:
        'With a refusal of an attempt by its pause: the time from which the next one may begin.',
    },
    findings: {
      type: 'array',
      description: 'With `not_publishable`: all findings of the verification, warnings among them.',
      items: schemaOf(finding, 'output'),
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
