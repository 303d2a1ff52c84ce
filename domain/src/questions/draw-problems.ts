import type { FieldError } from '../refusal.ts';
import { outsideQuotas, quotasAboveTotal, type DrawQuota } from './draw-quotas.ts';
import { infeasibility } from './question-bank.ts';
import { quotaShortages, type QuotaGroup, type QuotaShortage } from './quota-flow.ts';

type SizedQuota = Pick<DrawQuota, 'questionsQtd'>;

/**
 * The sizes of the quotas, and behind them that of the rest of the exam, which every matching question meets.
 * `quotasMet` gives the bits of a question for these sizes, from those for the quotas alone.
 */
export const sizesOf = (neededQtd: number, quotas: readonly SizedQuota[]): number[] => [
  ...quotas.map(({ questionsQtd }) => questionsQtd),
  outsideQuotas(neededQtd, quotas),
];

export const quotasMet = (bits: number, quotas: readonly SizedQuota[]): number =>
  bits | (1 << quotas.length);

/**
 * The reasons why a draw is impossible, each with its field; empty if it is possible. `groups` are the questions that match
 * the filters, by the quotas that they meet.
 */
export function problemsOfDraw(
  { questionsQtd, drawQuotas }: { questionsQtd: number; drawQuotas: readonly SizedQuota[] },
  groups: readonly QuotaGroup[],
): FieldError[] {
  const above = quotasAboveTotal(questionsQtd, drawQuotas);
  if (above) return [{ path: 'questionsQtd', message: above }];
  const met = groups.map((group) => ({ ...group, quotas: quotasMet(group.quotas, drawQuotas) }));
  const problems = quotaShortages(met, sizesOf(questionsQtd, drawQuotas)).map((shortage) =>
    problemOf(shortage, { questionsQtd, rest: drawQuotas.length }),
  );
  const known = new Set(problems.map(({ path }) => path));
  return [...problems, ...shortAlone(drawQuotas, groups).filter(({ path }) => !known.has(path))];
}

/** The quotas that too few questions meet, whatever the others take: a shortage of the whole exam would hide them. */
const shortAlone = (
  drawQuotas: readonly SizedQuota[],
  groups: readonly QuotaGroup[],
): FieldError[] =>
  drawQuotas.flatMap(({ questionsQtd: askedQtd }, quota) => {
    const matchingQtd = groups
      .filter(({ quotas }) => ((quotas >> quota) & 1) === 1)
      .reduce((sum, group) => sum + group.questionsQtd, 0);
    return matchingQtd < askedQtd ? [shortQuota(quota, askedQtd, matchingQtd)] : [];
  });

const shortQuota = (quota: number, askedQtd: number, matchingQtd: number): FieldError => ({
  path: `drawQuotas.${quota}.questionsQtd`,
  message: `${matchingWords(matchingQtd)}: ${missingWords(askedQtd - matchingQtd)}.`,
});

function problemOf(
  { quotas, askedQtd, matchingQtd }: QuotaShortage,
  { questionsQtd, rest }: { questionsQtd: number; rest: number },
): FieldError {
  const [first = 0] = quotas;
  if (quotas.includes(rest)) {
    const message = infeasibility(matchingQtd, Math.min(askedQtd, questionsQtd)) ?? '';
    return { path: 'questionsQtd', message };
  }
  if (quotas.length === 1) return shortQuota(first, askedQtd, matchingQtd);
  const missing = missingWords(askedQtd - matchingQtd);
  const numbers = portugueseList.format(quotas.map((quota) => String(quota + 1)));
  return {
    path: `drawQuotas.${first}.questionsQtd`,
    message: `As cotas ${numbers} pedem juntas ${askedQtd} questões, e ${matchingQtd} atendem a elas: ${missing}.`,
  };
}

const portugueseList = new Intl.ListFormat('pt-BR');

const missingWords = (missing: number) => (missing === 1 ? 'falta 1' : `faltam ${missing}`);

function matchingWords(matching: number): string {
  if (matching === 0) return 'Nenhuma questão atende a esta cota';
  return matching === 1
    ? 'Só 1 questão atende a esta cota'
    : `Só ${matching} questões atendem a esta cota`;
}
