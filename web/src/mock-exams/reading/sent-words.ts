import type { Toast } from '../../ui/states/toast.tsx';
import { count } from '../../ui/words/plural.ts';
import type { ReadingReply } from './reading.api.ts';
import { listed } from './reading-words.ts';

/** The message about readings that were sent together; null if nobody needs one. */
export function sentWords(replies: readonly ReadingReply[]): Toast | null {
  const conflicts = replies.filter(({ state }) => state === 'CONFLICT').map(({ name }) => name);
  if (conflicts.length > 0)
    return {
      kind: 'error',
      message: `Há dois cartões diferentes de ${nameFormat.format(conflicts)}. Confira com a folha na mão.`,
    };
  const [first, ...others] = replies;
  if (!first) return null;
  if (others.length > 0)
    return {
      kind: 'success',
      message: `${count(replies.length, 'leitura', 'leituras')} enviadas.`,
    };
  if (first.state !== 'CHANGED') return null;
  return {
    kind: 'success',
    message: `${first.name}: vale a última leitura. ${first.changed.length === 1 ? 'Mudou a questão' : 'Mudaram as questões'} ${listed(first.changed)}.`,
  };
}

const nameFormat = new Intl.ListFormat('pt-BR');
