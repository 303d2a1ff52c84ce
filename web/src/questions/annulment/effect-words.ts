import { count } from '../../ui/words/plural.ts';
import type { Regrading } from '../questions.api.ts';

/** '3 porcentagens de acertos mudam, 1 passa a ter nota para aprovação e 2 deixam de ter' */
export function effectWords({ changedTriesQtd, approvedQtd, failedQtd }: Regrading): string {
  const words = [
    changedTriesQtd === 0
      ? 'nenhuma porcentagem de acertos muda'
      : count(changedTriesQtd, 'porcentagem de acertos muda', 'porcentagens de acertos mudam'),
    approvedQtd > 0 && `${count(approvedQtd, 'passa', 'passam')} a ter nota para aprovação`,
    failedQtd > 0 &&
      `${count(failedQtd, 'deixa', 'deixam')} de ter${approvedQtd > 0 ? '' : ' nota para aprovação'}`,
  ].filter((part) => part !== false);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} e ${last}`;
}
