import {
  mostSealedMedia,
  type PreparedSeal,
  sealedContent,
  type SealedContent,
} from '@sabia/domain/mock-exams/sealed-exam.ts';
import { imageOfWidth } from '@sabia/domain/files/image-sources.ts';
import { textsOf } from '@sabia/domain/questions/task-parts.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { keepImportedFile } from '../files/keep-file.ts';
import { prepareAsIs } from '../files/prepared-file.ts';
import { readMedia } from '../files/read-media.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { replyFormulas } from '../platform/formulas/reply-formulas.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { withoutKey } from '../questions/questions.queries.ts';
import { encryptExam } from './encrypt-exam.ts';
import { type EventDay, findExamOfDay, findSeal, preparedColumns } from './sealed-exams.queries.ts';

const hasStarted = new Refusal('conflict', {
  detail: 'Esta prova já começou. Quem a tem no aparelho precisa da chave que já recebeu.',
});

interface Sources {
  db: Database;
  files: FileStorage;
}

/** A booklet of 90 questions with formulas; the device has no program that draws them. */
const mostDrawn = 20_000_000;
const drawFormulas = replyFormulas(sealedContent);

/** The event and the day, which both encryptions authenticate. */
export const sealName = ({ id, day }: EventDay): string => `${id} ${day}`;

/**
 * Seals the exam of a day as it is now, with a new key and code; those of before open nothing any more. Refuses with
 * `conflict` after its start.
 */
export async function sealExam(
  { db, files }: Sources,
  of: EventDay,
  { now }: At,
): Promise<PreparedSeal> {
  const known = await findSeal(db, of);
  if (known?.startedAt) throw hasStarted;
  const content = await contentOf({ db, files }, of);
  const seal = await encryptExam(sealName(of), JSON.stringify(content));
  const file = prepareAsIs(seal.content, 'application/octet-stream', 'bin');
  await keepImportedFile({ db, files }, file);
  const sealed = await db.maybe<PreparedSeal>(sql`
    insert into mock_exam_seals (mock_exam_id, day, opening_code, content_key, salt, rounds, wrapped_key, content_url, bytes,
      sealed_at)
    values (${of.id}, ${of.day}, ${seal.openingCode}, ${seal.contentKey}, ${seal.salt}, ${seal.rounds},
      ${seal.wrappedKey}, ${file.url}, ${file.size}, ${now.toISOString()})
    on conflict (mock_exam_id, day) do update
    set opening_code = excluded.opening_code, content_key = excluded.content_key, salt = excluded.salt,
      rounds = excluded.rounds, wrapped_key = excluded.wrapped_key, content_url = excluded.content_url,
      bytes = excluded.bytes, sealed_at = excluded.sealed_at
    where mock_exam_seals.started_at is null
    returning ${preparedColumns}`);
  if (!sealed) throw hasStarted;
  return sealed;
}

async function contentOf({ db, files }: Sources, of: EventDay): Promise<SealedContent> {
  const { questions, ...exam } = orNotFound(await findExamOfDay(db, of));
  const asked = questions.map(withoutKey);
  const texts = asked.flatMap(({ statement, alternatives, task }) => [
    statement,
    ...alternatives.map(({ text }) => text),
    ...textsOf(task),
  ]);
  const media = await readMedia(texts, files, {
    mostBytes: mostSealedMedia,
    fileOf: (src) => imageOfWidth(src, 1280),
    tooMuch:
      'As imagens e os áudios desta prova passam de 12 MB. Diminua as imagens e lacre de novo.',
  });
  const content: SealedContent = {
    ...exam,
    day: of.day,
    questions: asked,
    media: Object.fromEntries(media.map(({ src, name, bytes }) => [src, dataUrl(name, bytes)])),
  };
  return (await drawFormulas(content, { characters: mostDrawn })) as SealedContent;
}

const types: Record<string, string> = {
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

function dataUrl(name: string, bytes: Buffer): string {
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** Starts a sealed exam; the first start counts. */
export async function startSealedExam(
  db: Database,
  { id, day }: EventDay,
  { now }: At,
): Promise<void> {
  await db.run(sql`
    update mock_exam_seals set started_at = greatest(sealed_at, ${now.toISOString()}::timestamptz)
    where mock_exam_id = ${id} and day = ${day} and started_at is null`);
}
