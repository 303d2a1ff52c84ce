/** What can go wrong with an account, each with the one sentence that a person reads. */
const sentences = {
  'wrong-credentials': 'E-mail ou senha incorretos.',
  'email-not-verified': 'Confirme seu e-mail para entrar.',
  'account-exists': 'Não foi possível criar a conta com este e-mail.',
  'wrong-code': 'Código incorreto. Confira os 8 dígitos e tente de novo.',
  'expired-code': 'Este código expirou. Peça um novo.',
  'too-many-attempts': 'Muitas tentativas com este código. Peça um novo.',
  'too-many-requests': 'Muitas tentativas em pouco tempo. Espere um minuto e tente de novo.',
  'invalid-email': 'Email inválido',
  'short-password': 'A senha precisa de pelo menos 8 caracteres.',
  'long-password': 'A senha pode ter no máximo 128 caracteres.',
  unreachable: 'Não foi possível falar com o servidor. Confira sua conexão e tente novamente.',
  unexpected: 'Algo deu errado do nosso lado. Tente novamente.',
} as const;

export type IdentityProblemCode = keyof typeof sentences;

export class IdentityProblem extends Error {
  readonly code: IdentityProblemCode;

  constructor(code: IdentityProblemCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.name = 'IdentityProblem';
    this.code = code;
  }
}

/** The codes of the embedded identity service. */
const codes: Record<string, IdentityProblemCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  EMAIL_NOT_VERIFIED: 'email-not-verified',
  USER_ALREADY_EXISTS: 'account-exists',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'account-exists',
  INVALID_OTP: 'wrong-code',
  USER_NOT_FOUND: 'wrong-code',
  OTP_EXPIRED: 'expired-code',
  TOO_MANY_ATTEMPTS: 'too-many-attempts',
  INVALID_EMAIL: 'invalid-email',
  PASSWORD_TOO_SHORT: 'short-password',
  PASSWORD_TOO_LONG: 'long-password',
};

export async function identityRefused(response: Response): Promise<IdentityProblem> {
  if (response.status === 429) return new IdentityProblem('too-many-requests');
  const body: { code?: string } | null = await response.json().catch(() => null);
  return new IdentityProblem(codes[body?.code ?? ''] ?? 'unexpected');
}
