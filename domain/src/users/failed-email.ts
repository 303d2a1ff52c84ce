import { z } from 'zod';
import { id } from '../fields.ts';

/** The e-mails that jobs send. E-mails that a request sends fail with the request. */
export const emailKinds = [
  'INVITATION',
  'LIVE_REMINDER',
  'ASSIGNMENT_REMINDER',
  'CLASS_NOTICE',
  'GRADE_CHANGE',
  'RENEWAL',
  'PAYMENT',
  'REFUND',
  'FAMILY_ENDS',
  'COMING_OF_AGE',
] as const;

export const emailKindNames: Readonly<Record<(typeof emailKinds)[number], string>> = {
  INVITATION: 'Convite',
  LIVE_REMINDER: 'Lembrete de live',
  ASSIGNMENT_REMINDER: 'Lembrete de atividade',
  CLASS_NOTICE: 'Aviso de turma',
  GRADE_CHANGE: 'Aviso de nota nova',
  RENEWAL: 'Aviso de renovação',
  PAYMENT: 'Confirmação de pagamento',
  REFUND: 'Aviso de devolução',
  FAMILY_ENDS: 'Aviso de fim do acompanhamento',
  COMING_OF_AGE: 'Aviso dos 18 anos',
};

/** An e-mail that could not be sent. */
export const failedEmail = z.object({
  kind: z.enum(emailKinds),
  userId: id,
  name: z.string(),
  email: z.string(),
  attempts: z.number().int(),
  lastFailedAt: z.string(),
  /** Null: given up after three days. */
  nextAttemptAt: z.string().nullable(),
  /** The mail server's words. */
  reason: z.string(),
});

export type FailedEmail = z.infer<typeof failedEmail>;
