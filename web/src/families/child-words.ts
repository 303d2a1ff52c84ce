import { dateInNumbers } from '@sabia/domain/date-in-numbers.ts';
import { dateInWords } from '@sabia/domain/date-in-words.ts';
import type { AdultContact, ChildClass, ChildReport } from '@sabia/domain/families/child.ts';
import type { StudyWeek } from '@sabia/domain/families/study-week.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { formatPrice } from '@sabia/domain/subscriptions/payment-words.ts';
import { formatDay } from '../ui/words/dates.ts';
import { count } from '../ui/words/plural.ts';

/** '3 de março de 2030' for a day. */
export const dayInWords = (day: string): string => dateInWords(`${day}T12:00:00.000Z`);

/** '85% de presença em 20 chamadas: 3 faltas (1 justificada), 2 atrasos' */
export function attendanceInWords({
  takenQtd,
  percentage,
  absencesQtd,
  justifiedQtd,
  latesQtd,
}: ChildClass['attendance']): string {
  if (percentage === null) return 'Ainda não houve chamada.';
  const justified =
    justifiedQtd === 0 ? '' : ` (${count(justifiedQtd, 'justificada', 'justificadas')})`;
  const absences =
    absencesQtd === 0 ? 'nenhuma falta' : count(absencesQtd, 'falta', 'faltas') + justified;
  const lates = latesQtd === 0 ? '' : `, ${count(latesQtd, 'atraso', 'atrasos')}`;
  return `${formatPercentage(percentage)} de presença em ${count(takenQtd, 'chamada', 'chamadas')}: ${absences}${lates}.`;
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const dayAndMonth = (day: string): string => dateInNumbers(day).slice(0, 5);

/** 'Esta semana, desde 29/11', '22/11 a 28/11' */
export const weekName = ({ from }: StudyWeek, isPresent: boolean): string =>
  isPresent
    ? `Esta semana, desde ${dayAndMonth(from)}`
    : `${dayAndMonth(from)} a ${dayAndMonth(dayAfter(from, 6))}`;

/** '75 minutos em 3 dias' */
export function studyInWords({ minutes, days }: StudyWeek): string {
  if (days === 0) return 'Sem estudo';
  const onDays = count(days, 'dia', 'dias');
  return minutes === 0
    ? `Menos de um minuto em ${onDays}`
    : `${count(minutes, 'minuto', 'minutos')} em ${onDays}`;
}

/** '3 avisos à turma 3º A; o último em 12 de nov. de 2026' */
export function contactInWords({ kind, classTitle, timesQtd, lastAt }: AdultContact): string {
  const what = {
    NOTICE: `${count(timesQtd, 'aviso', 'avisos')} à turma ${classTitle ?? ''}`,
    COMMENT: count(timesQtd, 'correção comentada', 'correções comentadas'),
    REFUND: count(timesQtd, 'motivo de devolução', 'motivos de devolução'),
  }[kind];
  const last = kind === 'COMMENT' ? 'a última' : 'o último';
  return timesQtd === 1
    ? `${what}, em ${formatDay(lastAt)}`
    : `${what}; ${last} em ${formatDay(lastAt)}`;
}

const perPeriod = { MONTH: 'por mês', YEAR: 'por ano' } as const;

/** 'Plano mensal: R$ 29,90 por mês. Renova em 21 de dez. de 2026.' */
export function subscriptionInWords({
  subscription,
  hasAccess,
}: Pick<ChildReport, 'subscription' | 'hasAccess'>): string {
  const access = hasAccess ? 'O conteúdo pago está aberto.' : 'O conteúdo pago está fechado.';
  if (!subscription) return `Sem assinatura paga. ${access}`;
  const { planName, priceCents, period, renewsAt } = subscription;
  const renewal = renewsAt ? `Renova em ${formatDay(renewsAt)}.` : 'Não renova.';
  return `${planName}: ${formatPrice(priceCents)} ${perPeriod[period]}. ${renewal} ${access}`;
}
