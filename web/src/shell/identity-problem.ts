/** The identity service declined, or did not answer: `code` is the service's own, or one of these. */
export type IdentityProblemCode =
  | 'UNREACHABLE'
  | 'TOO_MANY_REQUESTS'
  | 'UNEXPECTED'
  | (string & {});

export class IdentityProblem extends Error {
  readonly code: IdentityProblemCode;

  constructor(code: IdentityProblemCode, options?: ErrorOptions) {
    super(`identity: ${code}`, options);
    this.name = 'IdentityProblem';
    this.code = code;
  }
}

export async function identityRefused(response: Response): Promise<IdentityProblem> {
  if (response.status === 429) return new IdentityProblem('TOO_MANY_REQUESTS');
  const body: { code?: string } | null = await response.json().catch(() => null);
  return new IdentityProblem(body?.code ?? 'UNEXPECTED');
}
