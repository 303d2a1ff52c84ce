import type { Revision, RevisionAct, RevisionKind } from '@sabia/domain/history/revision.ts';

const things: Readonly<Record<RevisionKind, string>> = {
  COURSE: 'as configurações do curso',
  OUTLINE: 'a ordem do curso',
  SECTION: 'a seção',
  CONTENT: 'o conteúdo',
  QUESTION: 'a questão',
  TRAIL: 'as configurações da trilha',
  STEPS: 'as etapas da trilha',
  LIVE: 'a live',
  PRACTICE_EXAM: 'as configurações do exercício',
};

/** What is made and taken away as a whole. */
const wholes: Partial<Record<RevisionKind, string>> = {
  COURSE: 'o curso',
  TRAIL: 'a trilha',
  PRACTICE_EXAM: 'o exercício',
};

const verbs: Readonly<Record<Exclude<RevisionAct, 'FOUND'>, string>> = {
  CREATED: 'criou',
  CHANGED: 'alterou',
  ORDERED: 'mudou',
  DELETED: 'excluiu',
  RESTORED: 'restaurou',
};

/** 'Ana alterou o conteúdo “Células”' */
export function inWords({ kind, what, title, number, changedBy }: Revision): string {
  const isWhole = what === 'CREATED' || what === 'DELETED';
  const thing = (isWhole && wholes[kind]) || things[kind];
  const named = title ? `${thing} “${title}”` : thing;
  if (what !== 'FOUND') return `${changedBy?.name ?? 'Alguém'} ${verbs[what]} ${named}`;
  return `${number === 1 ? 'Versão inicial' : 'Atualização automática'}: ${named}`;
}
