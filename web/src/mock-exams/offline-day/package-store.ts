import { isReadingList } from '@sabia/domain/mock-exams/kept-reading-list.ts';
import type { ListedSeal } from '@sabia/domain/mock-exams/sealed-exam.ts';
import type { AppContext } from '../../layout/app-context.tsx';
import {
  changeKeptReply,
  type DeviceOwner,
  type DeviceRead,
} from '../../platform/api/last-replies.ts';
import { missingCode } from '../../platform/device/kept-code.ts';
import { findValue, storeValue } from '../../platform/device/kept-values.ts';
import { peopleRoute, type ReadingList } from '../reading/reading.api.ts';

/**
 * The package of a mock exam event on this device (product.md MOCK40). Its parts are kept like replies of the API, one event at a
 * time: signing out removes them with the others, and another user does not see them.
 */

/** The state of the event at the preparation: a later difference is a change of the event. */
interface Preparation {
  preparedAt: string;
  /** Digests of the list of people and of the sealed exams. */
  list: string;
  seals: string;
  /** The addresses of the code. */
  code: readonly string[];
}

/** PDFs, and the digest of the list of people from which they were made. */
export interface Papers {
  list: string;
  files: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[];
}

export const sealsRoute = 'GET /mock-exams/{id}/sealed-exams';

/** The parts of a package by their names on the device. */
const parts = {
  list: peopleRoute,
  seals: sealsRoute,
  preparation: 'mock exam package',
  cards: 'mock exam package: answer cards',
  sheets: 'mock exam package: essay sheets',
  ticks: 'mock exam package: roll',
} as const;
type Part = keyof typeof parts;

const partOf = (part: Part, mockExamId: string): DeviceRead => ({
  route: parts[part],
  input: { params: { id: mockExamId } },
});

export interface PackagePlace {
  owner: DeviceOwner;
  mockExamId: string;
}

/** For the signed-in user; an impersonation keeps nothing. */
export const placeOf = (
  { identity, impersonation }: Pick<AppContext, 'identity' | 'impersonation'>,
  mockExamId: string,
): PackagePlace => ({
  owner: () => (impersonation.as() ? null : (identity.user()?.id ?? null)),
  mockExamId,
});

/** Rejects where the browser has no database, or no space. */
export const storePart = (
  { owner, mockExamId }: PackagePlace,
  part: Part,
  value: unknown,
): Promise<void> => storeValue(owner, partOf(part, mockExamId), value);

const findPart = ({ owner, mockExamId }: PackagePlace, part: Part): Promise<unknown> =>
  findValue(owner, partOf(part, mockExamId));

/** Removes the package of an event that is closed to the user. */
export async function forgetPackage({ owner, mockExamId }: PackagePlace): Promise<void> {
  for (const part of Object.keys(parts) as Part[])
    await changeKeptReply(owner, partOf(part, mockExamId), () => undefined);
}

/** The numbers of the people who are ticked on the roll. */
export const readTicks = async (place: PackagePlace): Promise<number[]> =>
  ((await findPart(place, 'ticks')) as number[] | undefined) ?? [];

/** The parts of a package that are really on the device. */
export interface KeptPackage {
  list: ReadingList | null;
  seals: readonly ListedSeal[] | null;
  preparation: Preparation | null;
  cards: Papers | null;
  sheets: Papers | null;
  /** Digests of the list and the sealed exams as they are on the device. */
  digests: { list: string; seals: string };
  /** Addresses of code that the package needs and the device lacks. */
  missingCode: readonly string[];
  /** The browser has promised to keep all of it. */
  isPersistent: boolean;
  /** That this site may still store; null if the browser does not tell it. */
  freeBytes: number | null;
}

/** Reads the package back from the device. */
export async function readPackage(place: PackagePlace): Promise<KeptPackage> {
  const [kept, seals, preparation, cards, sheets] = await Promise.all([
    findPart(place, 'list'),
    findPart(place, 'seals') as Promise<ListedSeal[] | undefined>,
    findPart(place, 'preparation') as Promise<Preparation | undefined>,
    findPart(place, 'cards') as Promise<Papers | undefined>,
    findPart(place, 'sheets') as Promise<Papers | undefined>,
  ]);
  const list = isReadingList(kept) ? kept : null;
  return {
    list,
    seals: seals ?? null,
    preparation: preparation ?? null,
    cards: cards ?? null,
    sheets: sheets ?? null,
    digests: {
      list: list ? await digestOfList(list) : '',
      seals: seals ? await digestOfSeals(seals) : '',
    },
    missingCode: await missingCode(preparation?.code ?? []),
    ...(await storageState()),
  };
}

async function storageState(): Promise<Pick<KeptPackage, 'isPersistent' | 'freeBytes'>> {
  // Without https a browser has none.
  if (!('storage' in navigator)) return { isPersistent: false, freeBytes: null };
  const { quota, usage } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return {
    isPersistent: await navigator.storage.persisted().catch(() => false),
    freeBytes: quota === undefined || usage === undefined ? null : quota - usage,
  };
}

/** Of what the cards and the roll depend on; the states of cards change all day. */
export const digestOfList = ({ title, colorsQtd, days, people }: ReadingList): Promise<string> =>
  digest([
    title,
    colorsQtd,
    days.map((day) => [day.day, day.title, day.questionsQtd, day.firstQuestion, day.essaysQtd]),
    people.map(({ personId, number, name, className }) => [personId, number, name, className]),
  ]);

/** A sealed exam that is sealed again has another code. */
export const digestOfSeals = (seals: readonly ListedSeal[]): Promise<string> =>
  digest(seals.map(({ day, sealedAt }) => [day, sealedAt]));

async function digest(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
