import type { Revision } from '@sabia/domain/history/revision.ts';
import { expect, it } from 'vitest';
import { revisionSentence } from './revision-sentence.ts';

const revision: Revision = {
  id: '',
  kind: 'COURSE',
  entityId: '',
  number: 2,
  what: 'CHANGED',
  title: null,
  changedBy: { id: '', name: 'Ana' },
  changedAt: '2026-11-21T17:32:00.000Z',
  entitiesQtd: 1,
  differences: [],
  canBeRestored: true,
};

it.each<[Partial<Revision>, string]>([
  [{}, 'Ana alterou as configurações do curso'],
  [{ what: 'CREATED' }, 'Ana criou o curso'],
  [{ what: 'DELETED', kind: 'LIVE' }, 'Ana excluiu a live'],
  [{ kind: 'SECTION', title: 'Fim', what: 'CREATED' }, 'Ana criou a seção “Fim”'],
  [{ kind: 'CONTENT', title: 'Células' }, 'Ana alterou o conteúdo “Células”'],
  [{ kind: 'QUESTION', title: 'Quanto é 2 + 2?' }, 'Ana alterou a questão “Quanto é 2 + 2?”'],
  [{ kind: 'QUESTION', what: 'CREATED', entitiesQtd: 2212 }, 'Ana importou 2.212 questões'],
  [{ kind: 'OUTLINE', what: 'ORDERED' }, 'Ana mudou a ordem do curso'],
  [{ kind: 'QUESTIONS', what: 'ORDERED' }, 'Ana mudou a ordem das questões'],
  [
    { kind: 'QUESTIONS', what: 'ORDERED', title: 'Prova final' },
    'Ana mudou a ordem das questões de “Prova final”',
  ],
  [{ kind: 'TRAIL_ITEMS' }, 'Ana alterou as etapas da trilha'],
  [{ kind: 'PRACTICE_EXAM', what: 'RESTORED' }, 'Ana restaurou as configurações do simulado'],
  [{ changedBy: null }, 'Alguém alterou as configurações do curso'],
  [{ what: 'IMPORTED', number: 1 }, 'Versão inicial: as configurações do curso'],
  [{ what: 'IMPORTED', number: 3 }, 'Atualização automática: as configurações do curso'],
])('%j: %s', (given, words) => {
  expect(revisionSentence({ ...revision, ...given })).toBe(words);
});
