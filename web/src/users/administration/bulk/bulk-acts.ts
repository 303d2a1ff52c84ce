import type { ListedUser } from '@sabia/domain/users/user.ts';
import { count } from '../../../ui/words/plural.ts';

export type BulkAct = 'GRANT' | 'INVITE' | 'BLOCK' | 'UNBLOCK' | 'REMOVE';

interface ActWords {
  /** The button and the verb of the question. */
  verb: string;
  /** '2 pessoas bloqueadas' */
  done: readonly [one: string, many: string];
  /** It applies to this person; never to the administrator themselves, except for access. */
  appliesTo: (user: ListedUser) => boolean;
  consequences: string;
}

export const bulkActs: Readonly<Record<BulkAct, ActWords>> = {
  GRANT: {
    verb: 'Dar acesso',
    done: ['pessoa com acesso', 'pessoas com acesso'],
    appliesTo: () => true,
    consequences:
      'Abre tudo o que é de assinantes até o fim do dia escolhido, sem cobrar nada. O prazo que a escola já tinha dado é trocado por este, mesmo que fosse mais longo. Quem paga uma assinatura continua a ser cobrado.',
  },
  INVITE: {
    verb: 'Reenviar convites',
    done: ['convite vai sair de novo', 'convites vão sair de novo'],
    appliesTo: ({ isInvited }) => isInvited,
    consequences:
      'Cada pessoa recebe um link novo por e-mail, e o do convite anterior deixa de valer.',
  },
  BLOCK: {
    verb: 'Bloquear',
    done: ['pessoa bloqueada', 'pessoas bloqueadas'],
    appliesTo: ({ isInvited, isBlocked }) => !isInvited && !isBlocked,
    consequences:
      'Saem agora de todos os aparelhos e não conseguem entrar enquanto durar o bloqueio. Nesse tempo nada é cobrado; o que já foi pago não é devolvido por aqui. O que estudaram continua guardado.',
  },
  UNBLOCK: {
    verb: 'Desbloquear',
    done: ['pessoa desbloqueada', 'pessoas desbloqueadas'],
    appliesTo: ({ isBlocked }) => isBlocked,
    consequences: 'Voltam a poder entrar, com tudo o que tinham.',
  },
  REMOVE: {
    verb: 'Excluir',
    done: ['pessoa excluída', 'pessoas excluídas'],
    appliesTo: () => true,
    consequences:
      'As contas e os dados pessoais são apagados, e não dá para desfazer. Assinaturas terminam, e o que já foi pago não é devolvido por aqui. Convites são retirados. Para impedir só a entrada, bloqueie.',
  },
};

/** The people of a selection to whom an act applies. Nobody blocks or removes themselves. */
export const peopleFor = (
  act: BulkAct,
  users: readonly ListedUser[],
  ownId: string,
): readonly ListedUser[] =>
  users.filter((user) => bulkActs[act].appliesTo(user) && (act === 'GRANT' || user.id !== ownId));

/** '2 pessoas bloqueadas. 1 ficou de fora.' */
export function reportWords(act: BulkAct, doneQtd: number, skippedQtd: number): string {
  const done = `${count(doneQtd, ...bulkActs[act].done)}.`;
  return skippedQtd > 0 ? `${done} ${count(skippedQtd, 'ficou', 'ficaram')} de fora.` : done;
}
