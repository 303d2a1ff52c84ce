import { classesOfTeacherLimit, membersLimit } from '@sabia/domain/classes/class-limits.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { violatedConstraint } from '../platform/db/database.ts';

const details: Readonly<Record<string, string>> = {
  members_of_class: `Uma turma tem no máximo ${membersLimit.toLocaleString('pt-BR')} participantes, e não há mais lugar.`,
  classes_of_teacher: `Uma pessoa ensina no máximo ${classesOfTeacherLimit} turmas ao mesmo tempo. Arquive uma delas antes.`,
};

/** Turns the limits that the database holds (product.md CL5) into refusals. */
export function refuseOverLimit(error: unknown): never {
  const detail = details[violatedConstraint(error) ?? ''];
  if (!detail) throw error;
  throw new Refusal('limit_reached', { detail });
}
