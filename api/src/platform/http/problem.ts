import { Refusal, type RefusalCode } from '@sabia/domain/refusal.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../db/database.ts';
import { FilesUnavailable } from '../files/file-storage.ts';

export const problemType = 'application/problem+json; charset=utf-8';

/** Sends an RFC 9457 problem, never with a stack, SQL or a path (product.md API8). */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const wait = refusal.retryAfter ?? (passing.has(refusal.code) ? 2 : null);
  if (wait !== null) void reply.header('retry-after', wait);
  if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type(problemType)
    .send(problemOf(refusal, request.id));
}

/** Refusals that get a Retry-After, because the cause is temporary. */
const passing = new Set<RefusalCode>([
  'overloaded',
  'unavailable',
  'files_unavailable',
  'payment_service_down',
]);

/** The body of a refusal. */
export const problemOf = (refusal: Refusal, requestId: string): string =>
  JSON.stringify({
    type: 'about:blank',
    title: refusal.title,
    status: refusal.status,
    detail: refusal.message,
    code: refusal.code,
    requestId,
    errors: refusal.errors,
    ...refusal.extension,
  });

/** Maps any error to a refusal; logs unexpected ones. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = asRefusal(error);
  if (refusal.code === 'unexpected') request.log.error(error);
  // Shed requests are not logged, because they are many; the metrics count them.
  else if (refusal.status > 500 && refusal.code !== 'overloaded') request.log.warn(error);
  return sendProblem(request, reply, refusal);
}

const knownCodes: Record<string, RefusalCode> = {
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
};

function asRefusal(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseDown(error)) return new Refusal('unavailable');
  if (error instanceof FilesUnavailable) return new Refusal('files_unavailable');
  const code = 'code' in error ? knownCodes[error.code] : undefined;
  if (code) return new Refusal(code);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 429) return new Refusal('too_many_requests');
  if (status !== undefined && status >= 400 && status < 500)
    return new Refusal('unreadable_request');
  return new Refusal('unexpected');
}
