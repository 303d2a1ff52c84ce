import { messages } from '@sabia/domain/messages.ts';
import { IdentityProblem } from '../shell/identity-problem.ts';

/** The one sentence for each thing that can go wrong with an account. */
const sentences: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'E-mail ou senha incorretos.',
  EMAIL_NOT_VERIFIED: 'Confirme seu e-mail para entrar.',
  INVALID_OTP: 'Código incorreto. Confira os 8 dígitos e tente de novo.',
  // The same sentence: a wrong code says nothing about whose address has an account.
  USER_NOT_FOUND: 'Código incorreto. Confira os 8 dígitos e tente de novo.',
  OTP_EXPIRED: 'Este código expirou. Peça um novo.',
  TOO_MANY_ATTEMPTS: 'Muitas tentativas com este código. Peça um novo.',
  TOO_MANY_REQUESTS: 'Muitas tentativas em pouco tempo. Espere um minuto e tente de novo.',
  INVALID_EMAIL: messages.email,
  PASSWORD_TOO_SHORT: 'Mínimo 8 caracteres',
  PASSWORD_TOO_LONG: 'Máximo 128 caracteres',
  UNREACHABLE: 'Não foi possível falar com o servidor. Confira sua conexão e tente novamente.',
};

export function accountProblem(error: unknown): string {
  const code = error instanceof IdentityProblem ? error.code : '';
  return sentences[code] ?? 'Algo deu errado do nosso lado. Tente novamente.';
}
