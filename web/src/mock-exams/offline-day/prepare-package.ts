import type { MockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { mostPages } from '@sabia/domain/mock-exams/mock-exam-limits.ts';
import type { Call } from '../../platform/api/api.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { serverDate } from '../../platform/clock.ts';
import { keepCode } from '../../platform/device/kept-code.ts';
import { loadCode } from '../../platform/load-code.ts';
import { updateServiceWorker } from '../../platform/service-worker.ts';
import { paperFileName } from '../administration/paper-file-name.ts';
import { openCardReader, readerFiles } from '../reading/card-reader.ts';
import { pdfFiles } from '../reading/pdf-pages.ts';
import { peopleRoute, type ReadingList } from '../reading/reading.api.ts';
import type { ItemName } from './check-package.ts';
import {
  digestOfList,
  digestOfSeals,
  type PackagePlace,
  type Papers,
  sealsRoute,
  storePart,
} from './package-store.ts';

type Print = (id: string, query: { classId?: string | undefined }) => Promise<Blob>;

interface Services {
  call: Call;
  printCards: Print;
  printEssaySheets: Print;
  /** Loads the collecting page, which is in the class area for administrators, too. */
  loadCollecting: () => Promise<unknown>;
}

interface Wish {
  place: PackagePlace;
  isAdmin: boolean;
  /** A part begins. */
  onItem: (item: ItemName) => void;
}

export type Problems = Partial<Record<ItemName, string>>;

const pages: readonly (() => Promise<unknown>)[] = [
  () => import('../reading/ReadingPage.tsx'),
  () => import('../collecting/CollectPage.tsx'),
  () => import('../results/MockExamResultsPage.tsx'),
  () => import('./RollPage.tsx'),
];

/**
 * Downloads everything of the day to this device. Returns why a part is missing, in Portuguese; rejects without a network, or if
 * the event is closed to the user.
 */
export async function preparePackage(services: Services, wish: Wish): Promise<Problems> {
  const { call } = services;
  const { place, isAdmin, onItem } = wish;
  const params = { id: place.mockExamId };
  const problems: Problems = {};
  const attempt = async (item: ItemName, work: () => Promise<void>) => {
    onItem(item);
    await work().catch((error: unknown) => {
      problems[item] = reasonOf(error);
    });
  };
  // A browser that is short of space removes it last.
  if ('storage' in navigator) await navigator.storage.persist().catch(() => false);
  onItem('LIST');
  const list = await call(peopleRoute, { params });
  await attempt('LIST', () => storePart(place, 'list', list));
  onItem('CODES');
  const seals = await call(sealsRoute, { params });
  await attempt('CODES', () => storePart(place, 'seals', seals));
  await attempt('CODE', async () => {
    const code = await loadAllCode(services, list);
    const [listDigest, sealsDigest] = [await digestOfList(list), await digestOfSeals(seals)];
    await storePart(place, 'preparation', {
      preparedAt: serverDate().toISOString(),
      list: listDigest,
      seals: sealsDigest,
      code,
    });
  });
  if (isAdmin) await keepPapers(services, { place, list, attempt });
  return problems;
}

async function loadAllCode({ loadCollecting }: Services, { days }: ReadingList): Promise<string[]> {
  await updateServiceWorker(true);
  await Promise.all([loadCollecting(), ...pages.map(loadCode)]);
  const reader = await openCardReader(days);
  reader.end();
  // The browser tells the page in a task of its own which code it has loaded.
  await new Promise((resolve) => setTimeout(resolve));
  return keepCode([...readerFiles, ...pdfFiles]);
}

interface PapersWish {
  place: PackagePlace;
  list: ReadingList;
  attempt: (item: ItemName, work: () => Promise<void>) => Promise<void>;
}

async function keepPapers(
  { call, printCards, printEssaySheets }: Services,
  { place, list, attempt }: PapersWish,
): Promise<void> {
  const { mockExamId: id } = place;
  const digest = await digestOfList(list);
  const event = await call('GET /mock-exams/{id}', { params: { id } });
  const keep = async (part: 'cards' | 'sheets', pagesQtd: number, print: Print, name: string) => {
    const files: Papers['files'][number][] = [];
    for (const { classId, title } of partsOf(event, pagesQtd)) {
      const pdf = await print(id, { classId });
      files.push({
        name: paperFileName(name, { title: event.title, parts: [title] }),
        bytes: new Uint8Array(await pdf.arrayBuffer()),
      });
    }
    await storePart(place, part, { list: digest, files } satisfies Papers);
  };
  await attempt('CARDS', () => keep('cards', event.daysQtd, printCards, 'cartoes'));
  const essaysQtd = list.days.reduce((sum, day) => sum + day.essaysQtd, 0);
  if (essaysQtd > 0)
    await attempt('SHEETS', () => keep('sheets', essaysQtd, printEssaySheets, 'folhas-de-redacao'));
}

/** The whole event, or its classes if one PDF would have too many pages. */
const partsOf = (
  { classes, peopleQtd }: MockExamEvent,
  pagesOfPerson: number,
): { classId?: string; title?: string }[] =>
  peopleQtd * pagesOfPerson <= mostPages
    ? [{}]
    : classes.filter((one) => one.peopleQtd > 0).map(({ id, title }) => ({ classId: id, title }));

function reasonOf(error: unknown): string {
  if (error instanceof ApiProblem) return error.detail;
  if (error instanceof DOMException)
    return 'Não coube neste aparelho. Libere espaço, ou use uma janela que não seja anônima.';
  return 'Não veio inteiro. Confira a internet e prepare de novo.';
}
