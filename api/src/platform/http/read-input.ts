import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import type { Operation } from '@sabia/domain/operation.ts';
import { firstOfEachField, Refusal, type FieldError } from '@sabia/domain/refusal.ts';
import { withFormulaSources } from '@sabia/domain/rich-text/formulas.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { bodyFormulas } from '../formulas/body-formulas.ts';
import { textPlaces, type TextPlaces } from '../formulas/texts-in.ts';
import { fieldsSetElsewhere } from './fields-set-elsewhere.ts';
import { deepest } from './nesting.ts';
import type { SentBack } from './sent-back.ts';

const asSent = ({ body }: FastifyRequest): SentBack => ({ body, errors: [], unchanged: null });

/** The parameters of the address; refuses unreadable ones. */
export function readParams(operation: Operation, request: FastifyRequest): unknown {
  const params = operation.params?.safeParse(request.params);
  if (params && !params.success) {
    if (operation.malformedIsNotFound) throw new Refusal('not_found');
    throw new Refusal('unreadable_request', { errors: fieldErrors(params.error) });
  }
  return params?.data;
}

/** Reads query and body by the schemas of the operation; refuses what does not fit, each mistake at its field. */
export function inputReader(
  operation: Operation,
): (
  request: FastifyRequest,
  given: { params: unknown; sent?: SentBack },
) => { query: unknown; body: unknown } {
  let texts: TextPlaces | null | undefined;
  return (request, { params, sent = asSent(request) }) => {
    if (texts === undefined) texts = operation.body ? textPlaces(operation.body, 'input') : null;
    const query = operation.query?.safeParse(request.query);
    const body = sent.unchanged
      ? undefined
      : operation.body?.safeParse(withoutAdditions(sent.body ?? {}, texts));
    const errors = [
      ...[query, body].flatMap((read) => (read?.error ? fieldErrors(read.error) : [])),
      ...fieldsSetElsewhere(operation, sent.body, params),
      ...sent.errors,
    ];
    if (errors.length > 0) throw new Refusal('invalid_input', { errors });
    return { query: query?.data, body: body?.data };
  };
}

/** Refuses a body with a formula that can't be drawn (product.md V13). */
export function formulaCheck({ body: schema }: Operation): (body: unknown) => Promise<void> {
  const findErrors = schema ? bodyFormulas(schema) : async () => [];
  return async (body) => {
    const errors = await findErrors(body);
    if (errors.length > 0) throw new Refusal('invalid_input', { errors });
  };
}

/** A rich text with its drawings is not longer; a longer one is refused for its length. */
const longestDrawn = 1_000_000;

/**
 * The body without what a reply has added: the access in the addresses of files, and in the texts that the schema declares as
 * rich text the drawings of formulas.
 */
function withoutAdditions(value: unknown, texts: TextPlaces | null, depth = 0): unknown {
  if (typeof value === 'string') {
    const plain = value.includes('?access=') ? withoutAccess(value) : value;
    return texts === 'text' && plain.length <= longestDrawn ? withFormulaSources(plain) : plain;
  }
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  const textsAt = (field: string) =>
    texts instanceof Map ? (texts.get(field) ?? texts.get('*') ?? null) : null;
  if (Array.isArray(value)) {
    return value.map((item) => withoutAdditions(item, textsAt('*'), depth + 1));
  }
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      withoutAdditions(inner, textsAt(field), depth + 1),
    ]),
  );
}

/** The first message of each field. */
const fieldErrors = (error: z.ZodError): FieldError[] =>
  firstOfEachField(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
