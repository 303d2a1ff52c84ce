import { count } from '../../ui/words/plural.ts';
import type { Revision, RevisionAct, RevisionKind } from '@sabia/domain/history/revision.ts';

const objects: Readonly<Record<RevisionKind, string>> = {
  COURSE: 'as configurações do curso',
  OUTLINE: 'a ordem do curso',
  SECTION: 'a seção',
  CONTENT: 'o conteúdo',
  QUESTION: 'a questão',
  QUESTIONS: 'a ordem das questões',
  TRAIL: 'as configurações da trilha',
  TRAIL_ITEMS: 'as etapas da trilha',
  LIVE: 'a live',
  PRACTICE_EXAM: 'as configurações do simulado',
  SCHOOL: 'os dados da escola',
  INSTRUCTOR: 'os dados da pessoa',
};

/** When the entity itself, not its settings, is created or deleted. */
const wholeObjects: Partial<Record<RevisionKind, string>> = {
  COURSE: 'o curso',
  TRAIL: 'a trilha',
  PRACTICE_EXAM: 'o simulado',
};

const verbs: Readonly<Record<Exclude<RevisionAct, 'IMPORTED'>, string>> = {
  CREATED: 'criou',
  CHANGED: 'alterou',
  ORDERED: 'mudou',
  DELETED: 'excluiu',
  RESTORED: 'restaurou',
};

/** 'Ana alterou o conteúdo “Células”' */
export function revisionSentence(revision: Revision): string {
  const { kind, what, title, number, changedBy, entitiesQtd } = revision;
  const author = changedBy?.name ?? 'Alguém';
  if (entitiesQtd > 1) return `${author} importou ${count(entitiesQtd, 'questão', 'questões')}`;
  const isWhole = what === 'CREATED' || what === 'DELETED';
  const object = (isWhole && wholeObjects[kind]) || objects[kind];
  const named = title ? `${object}${kind === 'QUESTIONS' ? ' de' : ''} “${title}”` : object;
  if (what !== 'IMPORTED') return `${author} ${verbs[what]} ${named}`;
  return `${number === 1 ? 'Versão inicial' : 'Atualização automática'}: ${named}`;
}
