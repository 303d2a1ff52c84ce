import type { KeptPackage, Papers } from './package-store.ts';

/** The parts of a package as its check list names them. */
export const itemNames = {
  LIST: 'Lista de pessoas',
  CODE: 'Leitura e recolhimento',
  ROLL: 'Lista de presença',
  CODES: 'Códigos de abertura',
  CARDS: 'Cartões-resposta',
  SHEETS: 'Folhas de redação',
} as const;
export type ItemName = keyof typeof itemNames;

export type ItemState = 'READY' | 'MISSING' | 'OUTDATED';

export interface PackageItem {
  name: ItemName;
  state: ItemState;
}

interface Viewer {
  /** Administrators print the papers. */
  isAdmin: boolean;
  /** Of the server. */
  now: string;
}

/** The state of each part, by what is on the device (product.md MOCK40). */
export function checkPackage(kept: KeptPackage, { isAdmin, now }: Viewer): PackageItem[] {
  const { list, preparation, digests } = kept;
  const changed = preparation !== null && preparation.list !== digests.list;
  const listState = !list ? 'MISSING' : changed ? 'OUTDATED' : 'READY';
  const codeState = preparation && kept.missingCode.length === 0 ? 'READY' : 'MISSING';
  const items: PackageItem[] = [
    { name: 'LIST', state: listState },
    { name: 'CODE', state: codeState },
    { name: 'ROLL', state: codeState === 'READY' ? listState : 'MISSING' },
    { name: 'CODES', state: codesState(kept, now) },
  ];
  if (!isAdmin) return items;
  items.push({ name: 'CARDS', state: papersState(kept.cards, digests.list) });
  if (!list || list.days.some(({ essaysQtd }) => essaysQtd > 0))
    items.push({ name: 'SHEETS', state: papersState(kept.sheets, digests.list) });
  return items;
}

/** A code that the reader gets later is not missing yet. */
function codesState({ seals, preparation, digests }: KeptPackage, now: string): ItemState {
  if (!seals) return 'MISSING';
  const isMissing = seals.some(
    ({ openingCode, codeFrom }) => openingCode === null && codeFrom !== null && codeFrom <= now,
  );
  if (isMissing) return 'MISSING';
  return preparation && preparation.seals !== digests.seals ? 'OUTDATED' : 'READY';
}

function papersState(papers: Papers | null, list: string): ItemState {
  if (!papers || papers.files.length === 0) return 'MISSING';
  return papers.list === list ? 'READY' : 'OUTDATED';
}

export interface Verdict {
  isReady: boolean;
  missing: ItemName[];
  outdated: ItemName[];
}

/** Ready only with every part. */
export function verdictOf(items: readonly PackageItem[]): Verdict {
  const inState = (state: ItemState) =>
    items.filter((item) => item.state === state).map(({ name }) => name);
  const [missing, outdated] = [inState('MISSING'), inState('OUTDATED')];
  return { isReady: missing.length + outdated.length === 0, missing, outdated };
}
