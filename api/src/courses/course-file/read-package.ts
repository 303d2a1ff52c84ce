import {
  courseFileName,
  mediaFolder,
  mediaTypes,
  type CourseInFile,
} from '@sabia/domain/courses/course-file.ts';
import { storedFilesOf } from '@sabia/domain/courses/rewrite-course.ts';
import { lowerFirst } from '@sabia/domain/lower-first.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { prepareFile } from '../../files/prepare-file.ts';
import type { PreparedFile } from '../../files/prepared-file.ts';
import { isFileName } from '../../platform/files/file-storage.ts';
import { runInWorker } from '../../platform/jobs/run-in-worker.ts';
import { openZip, type ZipItem, type ZipLimits } from './open-zip.ts';
import type { CourseRead } from './read-course.ts';

/** A checked course package: the course and its prepared media. */
export interface CoursePackage {
  course: CourseInFile;
  /** Sentences about what the texts and captions of the file lose. */
  textNotices: string[];
  /** By the file names in the course. */
  media: ReadonlyMap<string, PreparedFile>;
  unusedMedia: string[];
}

/** Packages of other systems, by a file that each has. */
const otherPackages: Readonly<Record<string, string>> = {
  'imsmanifest.xml': 'um pacote SCORM ou Common Cartridge',
  'tincan.xml': 'um pacote xAPI (Tin Can)',
  'cmi5.xml': 'um pacote cmi5',
  'h5p.json': 'um conteúdo H5P',
  'moodle_backup.xml': 'um backup do Moodle',
};

const expected = 'Aqui entra o .zip que “Exportar”, no menu de um curso, baixa.';

/** The package of another system that the zip is, and the file that is expected. */
function describeOther(names: readonly string[]): string | undefined {
  const known = names
    .map((name) => otherPackages[name.slice(name.lastIndexOf('/') + 1).toLowerCase()])
    .find(Boolean);
  return (
    known &&
    `Este arquivo é ${known}, de outro sistema, e não dá para trazer as aulas dele. ${expected} Questões entram por “Importar”, em Questões, como Moodle XML, GIFT, Aiken ou planilha.`
  );
}

const limits: ZipLimits = {
  items: 2000,
  total: 300_000_000,
  refusalOf: describeOther,
  ofItem: (name) => (name === courseFileName ? 32_000_000 : limitOf(mediumType(name))),
};

function limitOf(type: string | undefined): number | undefined {
  if (!type) return undefined;
  return type.startsWith('video/') ? 100_000_000 : 20_000_000;
}

function mediumType(item: string): string | undefined {
  const name = item.slice(mediaFolder.length);
  if (!item.startsWith(mediaFolder) || !isFileName(name)) return undefined;
  return mediaTypes[name.slice(name.lastIndexOf('.') + 1)];
}

/** Reads and checks a whole zip. Stores nothing. */
export const readPackage = async (bytes: Buffer): Promise<CoursePackage> =>
  openPackage(await openZip(bytes, limits), readAside);

/** Reads and checks the items of a package. `readJson` reads its `course.json`. */
export async function openPackage(
  listed: readonly ZipItem[],
  readJson: (json: Buffer) => CourseRead | Promise<CourseRead>,
): Promise<CoursePackage> {
  const items = new Map(listed.map((item) => [item.name, item]));
  const json = items.get(courseFileName);
  if (!json) {
    throw invalid(
      'uploadId',
      `O arquivo não traz um curso exportado por este sistema. ${expected}`,
    );
  }
  const { course, notices: textNotices } = validCourse(await readJson(await json.read()));
  items.delete(courseFileName);

  const media = new Map<string, PreparedFile>();
  for (const name of storedFilesOf(course)) {
    const item = items.get(mediaFolder + name);
    if (item) media.set(name, await prepareItem(item));
    items.delete(mediaFolder + name);
  }
  return {
    course,
    textNotices: [...textNotices, ...lostCaptions(media)],
    media,
    unusedMedia: [...items.keys()],
  };
}

const lostCaptions = (media: CoursePackage['media']): string[] =>
  Array.from(media).flatMap(([name, { notice }]) =>
    notice ? [`“${name}”: ${lowerFirst(notice)}`] : [],
  );

const readAside = (json: Buffer): Promise<CourseRead> =>
  runInWorker<CourseRead>(reader, json, tooMuch);

function validCourse(read: CourseRead): Extract<CourseRead, { course: unknown }> {
  if ('course' in read) return read;
  throw new Refusal('invalid_input', {
    detail: 'O curso deste arquivo tem erros: nada foi importado.',
    errors: read.errors,
  });
}

const reader = new URL('./course-reader.ts', import.meta.url);
const tooMuch = 'O curso deste arquivo é grande demais para ser importado.';

function prepareItem({ name, read }: ZipItem): Promise<PreparedFile> {
  return read()
    .then((bytes) => prepareFile(bytes, mediumType(name) ?? ''))
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw invalid('uploadId', `“${name}” está danificado, ou não é o que diz ser.`);
    });
}
