import { instantOfMoment } from '@sabia/domain/assignments/moment.ts';
import { noticesLimit, noticesOfDayLimit } from '@sabia/domain/class-notices/class-notice.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { wallClockAt } from '@sabia/domain/wall-clock.ts';
import { violatedConstraint } from '../platform/db/database.ts';

interface NoticeMoment {
  sendAt: string;
  /** Of the class. */
  day: string;
}

/** The instant of a sent moment, null for now, with its day in the zone of the class. Refuses what is over. */
export function noticeMoment(
  sent: string | null,
  { timeZone, now }: { timeZone: string; now: Date },
): NoticeMoment {
  const moment = sent === null ? now : instantOfMoment(sent, { timeZone, is: 'opening' });
  if (moment < now) throw invalid('sendAt', 'Escolha um momento que ainda vem');
  return { sendAt: moment.toISOString(), day: wallClockAt(moment, timeZone).slice(0, 10) };
}

const details: Readonly<Record<string, string>> = {
  notices_of_class: `Uma turma tem no máximo ${noticesLimit} avisos. Exclua um deles antes.`,
  notices_of_day: `Uma turma recebe no máximo ${noticesOfDayLimit} avisos por dia. Escolha outro dia.`,
};

/** Turns the limits that the database holds (product.md NOT2) into refusals. */
export function refuseOverLimit(error: unknown): never {
  const detail = details[violatedConstraint(error) ?? ''];
  if (!detail) throw error;
  throw new Refusal('limit_reached', { detail });
}
