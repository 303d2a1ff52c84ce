import type { CurrentVersion } from '@sabia/domain/history/revision.ts';
import type { FieldError } from '@sabia/domain/refusal.ts';

interface ProblemFacts {
  /** 0 when no answer came. */
  status: number;
  code: string;
  title: string;
  detail: string;
  errors?: readonly FieldError[];
  requestId?: string;
  /** With a 412: what is there now. */
  current?: CurrentVersion;
}

/** The only thing that a call of the API throws: a refusal in Portuguese, or the lack of an answer. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly current: CurrentVersion | undefined;

  constructor(facts: ProblemFacts, options?: ErrorOptions) {
    super(facts.detail, options);
    this.name = 'ApiProblem';
    this.status = facts.status;
    this.code = facts.code;
    this.title = facts.title;
    this.detail = facts.detail;
    this.errors = facts.errors ?? [];
    this.requestId = facts.requestId;
    this.current = facts.current;
  }
}

/** A request that got no answer: out of time, or no network. */
export function unanswered(cause: unknown): ApiProblem {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  const facts = isTimeout
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
  return new ApiProblem({ status: 0, ...facts }, { cause });
}

/** A refusal: problem+json as the API sends it, or whatever a proxy in between made of it. */
export async function refused(response: Response): Promise<ApiProblem> {
  const body = (await response.json().catch(() => ({}))) as Partial<ProblemFacts>;
  return new ApiProblem({
    status: response.status,
    code: body.code ?? 'unexpected',
    title: body.title ?? 'Erro inesperado',
    detail: body.detail ?? 'Algo deu errado do nosso lado. Tente novamente.',
    errors: body.errors,
    current: body.current,
    requestId: body.requestId ?? response.headers.get('x-request-id') ?? undefined,
  });
}
