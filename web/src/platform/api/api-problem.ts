import type { CurrentVersion } from '@sabia/domain/history/revision.ts';
import type { FieldError } from '@sabia/domain/refusal.ts';

interface ProblemFields {
  /** HTTP status; 0 without a response. */
  status: number;
  code: string;
  title: string;
  detail: string;
  errors?: readonly FieldError[];
  requestId?: string;
  /** With a 412: the current version. */
  current?: CurrentVersion;
  /** The header: seconds or a date. */
  retryAfter?: string | null;
}

/** Every error that a call of the API throws: a refusal, or a missing response. Its texts are Portuguese. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly current: CurrentVersion | undefined;
  readonly retryAfter: string | null | undefined;

  constructor(fields: ProblemFields, options?: ErrorOptions) {
    super(fields.detail, options);
    this.name = 'ApiProblem';
    this.status = fields.status;
    this.code = fields.code;
    this.title = fields.title;
    this.detail = fields.detail;
    this.errors = fields.errors ?? [];
    this.requestId = fields.requestId;
    this.current = fields.current;
    this.retryAfter = fields.retryAfter;
  }
}

/** The problem of a request without a response: a timeout, or no network. */
export function unanswered(cause: unknown): ApiProblem {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  const fields = isTimeout
    ? {
        code: 'timeout',
        title: 'Demorou demais',
        detail: 'O servidor demorou para responder. Tente novamente.',
      }
    : {
        code: 'offline',
        title: 'Sem conexão',
        detail: 'Não foi possível falar com o servidor. Confira sua conexão e tente novamente.',
      };
  return new ApiProblem({ status: 0, ...fields }, { cause });
}

/** The problem of an error response: problem+json of the API, or any body of a proxy. */
export async function refused(response: Response): Promise<ApiProblem> {
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemFields>;
  return new ApiProblem({
    status: response.status,
    code: body.code ?? 'unexpected',
    title: body.title ?? 'Erro inesperado',
    detail: body.detail ?? 'Algo deu errado do nosso lado. Tente novamente.',
    errors: body.errors,
    current: body.current,
    retryAfter: response.headers.get('retry-after'),
    requestId: body.requestId ?? response.headers.get('x-request-id') ?? undefined,
  });
}
