import { finishUpload, requestUpload } from '@sabia/domain/files/files.contract.ts';
import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import { listQuestions } from '@sabia/domain/questions/question-banks.contract.ts';
import * as files from '@sabia/domain/questions/question-import.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { startPracticeAttempt } from '@sabia/domain/attempts/attempts.contract.ts';
import { describe, expect, it } from 'vitest';
import { anMp3, aWave } from '../../../testing/audio-samples.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aSubscriber, aUser } from '../users/users.factory.ts';

const { app, call, db } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);
const subscriber = await aSubscriber(db);

let pitch = 200;
/** Uploads a tone of its own; returns its address. */
async function anUploadedAudio(): Promise<string> {
  pitch += 1;
  const bytes = aWave({ pitch });
  const { body: ticket } = await call(admin, requestUpload, {
    body: { fileName: 'fala.wav', contentType: 'audio/wav', size: bytes.length },
  });
  await app.inject({
    method: 'PUT',
    url: ticket.uploadUrl,
    headers: { 'content-type': 'audio/wav' },
    payload: bytes,
  });
  const { status, body } = await call(admin, finishUpload, { params: { id: ticket.id } });
  expect(status).toBe(200);
  return withoutAccess(body.url);
}

const player = (src: string, title = 'Na padaria') =>
  `<p>Ouça:</p><audio src="${src}" controls title="${title}"></audio>`;

const anExam = async (paymentType: 'PAID' | 'FREE' = 'PAID') =>
  (await aPracticeExam(db, { questions: 0, paymentType })).id;

const ask = (id: string, statement: string) =>
  call(admin, questions.createPracticeExamQuestion, {
    params: { id },
    body: {
      statement,
      alternatives: [
        { text: 'Pão', isCorrect: true },
        { text: 'Bolo', isCorrect: false },
      ],
    },
  });

const listed = async (id: string) =>
  (await call(admin, questions.listPracticeExamQuestions, { params: { id } })).body.items;

describe('audio in a statement', () => {
  it('is stored without other attributes, and a foreign address becomes a link', async () => {
    const id = await anExam();
    const src = await anUploadedAudio();
    const { status } = await ask(
      id,
      `<p>Ouça:</p><audio src="${src}?access=x.1.y" controls autoplay loop onplay="x()" title="Na padaria"></audio><audio src="https://a.example/b.mp3"></audio>`,
    );
    expect(status).toBe(201);
    const [question] = await listed(id);
    expect(withoutAccess(question?.statement ?? '')).toBe(
      `${player(src)}<p><a href="https://a.example/b.mp3" target="_blank" rel="noopener noreferrer">https://a.example/b.mp3</a></p>`,
    );
  });

  it('of a paid exam opens in ranges by the address in the attempt only, and stays named', async () => {
    const id = await anExam();
    const src = await anUploadedAudio();
    await ask(id, player(src));
    const { body } = await call(subscriber, startPracticeAttempt, { params: { id } });
    const signed = assertDefined(/src="([^"]+)"/.exec(JSON.stringify(body).replaceAll('\\"', '"')));
    expect(signed[1]).toContain(`${src}?access=`);
    const part = await app.inject({ url: signed[1] ?? '', headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.body]).toEqual([206, 'RIFF']);
    expect(part.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-range': 'bytes 0-3/16044',
      'x-content-type-options': 'nosniff',
    });
    expect((await app.inject({ url: src })).statusCode).toBe(403);
    expect((await call(learner, startPracticeAttempt, { params: { id } })).status).toBe(403);
    // The removal of unused files reads this column.
    const name = src.slice('/files/'.length, -'.wav'.length);
    const named = await db.many(
      sql`select from question_versions where file_names @> array[${name}]`,
    );
    expect(named).toHaveLength(1);
  });

  it('of a free exam is public', async () => {
    const src = await anUploadedAudio();
    await ask(await anExam('FREE'), player(src));
    expect((await app.inject({ url: src })).statusCode).toBe(200);
  });

  it('tells questions apart that are equal otherwise, and is found by its title', async () => {
    const id = await anExam();
    const [one, other] = [await anUploadedAudio(), await anUploadedAudio()];
    await ask(id, player(one, 'Na quitanda'));
    await ask(id, player(other, 'Na quitanda'));
    const found = async (searchKey: string) =>
      (await call(admin, listQuestions, { query: { collections: id, searchKey } })).body.items;
    const duplicates = async () => (await found('')).map(({ duplicatesQtd }) => duplicatesQtd);
    expect(await duplicates()).toEqual([0, 0]);
    await ask(id, player(other, 'Na feira'));
    expect((await duplicates()).toSorted()).toEqual([0, 1, 1]);
    expect(await found('audio quitanda')).toHaveLength(2);
    expect(await found('quitanda feira')).toEqual([]);
  });
});

const moodle = (html: string, ...attached: (readonly [string, Buffer])[]) => ({
  fileName: 'escuta.xml',
  contentBase64: Buffer.from(
    `<?xml version="1.0"?><quiz><question type="multichoice"><name><text>Escuta</text></name>
    <questiontext format="html"><text><![CDATA[${html}]]></text>${attached
      .map(
        ([name, bytes]) =>
          `<file name="${name}" path="/" encoding="base64">${bytes.toString('base64')}</file>`,
      )
      .join('')}</questiontext>
    <answer fraction="100"><text>pão</text></answer><answer fraction="0"><text>bolo</text></answer>
    </question></quiz>`,
  ).toString('base64'),
});

describe('the import of a Moodle file', () => {
  const importInto = async (practiceExamId: string, file: ReturnType<typeof moodle>) =>
    call(admin, files.importQuestions, { body: { owner: { practiceExamId }, ...file } });

  it.each([
    [
      'a player',
      '<p>Ouça: <audio controls="true" title="Na padaria"><source src="@@PLUGINFILE@@/a%20b.mp3">a b.mp3</audio></p>',
      'Na padaria',
    ],
    [
      'a link that Moodle plays',
      '<p>Ouça: <a href="@@PLUGINFILE@@/a%20b.mp3">fala</a></p>',
      'fala',
    ],
  ])('stores the audio of %s', async (_, html, title) => {
    const id = await anExam('FREE');
    const { status, body } = await importInto(id, moodle(html, ['a b.mp3', anMp3()]));
    expect([status, body.problems]).toEqual([201, []]);
    const [question] = await listed(id);
    const [, src = ''] =
      new RegExp(
        `^<p>Ouça:</p><audio src="(/files/[\\da-f]{32}\\.mp3)" controls title="${title}"></audio>$`,
      ).exec(question?.statement ?? '') ?? [];
    const served = await app.inject({ url: src });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(served.rawPayload).toEqual(anMp3());
  });

  it('names the audio in the preview, and says what it can not keep', async () => {
    const html =
      '<p>Ouça</p><audio><source src="@@PLUGINFILE@@/a.mp3"></audio><audio src="@@PLUGINFILE@@/b.mp3"></audio>';
    const file = moodle(html, ['a.mp3', anMp3()], ['b.mp3', Buffer.from('nada')]);
    const { body } = await call(admin, files.previewImport, { body: file });
    expect(body.questions[0]?.statement).toBe('<p>Ouça</p><p><em>[áudio: a.mp3]</em></p>');
    expect(body.problems.map(({ reason }) => reason)).toContain(
      'O áudio “b.mp3” não é de um tipo aceito.',
    );
  });

  it('names audio that is refused in its place', async () => {
    const id = await anExam('FREE');
    const page = anMp3({ title: '<html><script>alert(1)</script>' });
    const { body } = await importInto(
      id,
      moodle('<audio src="@@PLUGINFILE@@/a.mp3"></audio>', ['a.mp3', page]),
    );
    expect(body.problems).toEqual([
      expect.objectContaining({
        reason: 'O áudio “a.mp3” está danificado ou é grande demais e não foi guardado.',
      }),
    ]);
    expect((await listed(id))[0]?.statement).toBe('<p><em>[áudio: a.mp3]</em></p>');
  });

  it.each(['gift', 'moodle-xml'] as const)(
    'of an export as %s has the same audio in the same place',
    async (format) => {
      const id = await anExam('FREE');
      const src = await anUploadedAudio();
      await ask(id, `${player(src)}<details><summary>Transcrição</summary><p>Oi</p></details>`);
      const exported = await call(admin, files.exportQuestions, {
        query: { practiceExamId: id, format },
      });
      const into = await anExam('FREE');
      const { body } = await importInto(into, {
        fileName: format === 'gift' ? 'a.gift' : 'a.xml',
        contentBase64: bytesIn(exported.body).toString('base64'),
      });
      expect(body.problems).toEqual([]);
      expect((await listed(into))[0]?.statement).toBe((await listed(id))[0]?.statement);
    },
  );
});

function bytesIn(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new Error('The reply is no file.');
}
