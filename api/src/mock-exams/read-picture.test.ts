import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardLayout, type CardOption } from '@sabia/domain/mock-exams/card-layout.ts';
import * as contract from '@sabia/domain/mock-exams/mock-exams.contract.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { greyPictureOf } from '../../test/support/cards/photograph.ts';
import { around, disc, ink, type Sheet, sheetScale } from '../../test/support/cards/sheet.ts';
import { postForm } from '../../test/support/post-form.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';

const { app, db, call, tokenOf } = await createTestApp();
const admin = await anAdmin(db);
const folder = mkdtempSync(join(tmpdir(), 'sabia-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An event of two days for Ana, whose card of the second day has the questions 13 to 40. */
async function anEvent() {
  const ana = await aUser(db, { name: 'Ana' });
  const { id: classId } = await aClass(db, { students: [ana] });
  const exams = [
    await aPracticeExam(db, { questions: 12 }),
    await aPracticeExam(db, { questions: 28 }),
  ];
  const { id } = await aMockExamEvent(db, {
    practiceExamIds: exams.map((exam) => exam.id),
    classIds: [classId],
  });
  return { id, ana };
}

/** Ana's card of the second day, as our PDF prints it. */
async function printedCard(id: string): Promise<Sheet> {
  const reply = await call(admin, contract.printAnswerCards, { params: { id }, query: { day: 2 } });
  const file = join(folder, `${randomUUID()}.pdf`);
  writeFileSync(file, reply.body as unknown as Buffer);
  const resolution = String(sheetScale * 25.4);
  execFileSync('pdftoppm', ['-r', resolution, '-singlefile', '-png', '-gray', file, file]);
  return greyPictureOf(readFileSync(`${file}.png`));
}

const layout = cardLayout(28, 13);

/** The answers B, A, D, C, E in turn; the line 20 is blank, the line 21 has two marks. */
function answered(card: Sheet): { sheet: Sheet; answers: Record<string, CardOption> } {
  const sheet = { ...card, data: Uint8Array.from(card.data) };
  const answers: Record<string, CardOption> = {};
  const turn = ['B', 'A', 'D', 'C', 'E'] as const;
  for (const { question, option, x, y } of layout.bubbles) {
    const chosen = turn[question % turn.length];
    const isMarked = question === 21 ? 'AC'.includes(option) : option === chosen;
    if (question === 20 || !isMarked) continue;
    ink(sheet, around(x, y, 2.3), 0.85, disc(x, y, 2.3));
    if (question !== 21) answers[question] = option;
  }
  return { sheet, answers };
}

const imageOf = ({ width, height, data }: Sheet) =>
  sharp(data, { raw: { width, height, channels: 1 } });

async function post(id: string, image: Buffer, fields: Record<string, string> = {}, who = admin) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([new Uint8Array(image)]), 'cartao.jpg');
  const url = `/v1/mock-exams/${id}/readings`;
  const reply = await postForm(app, { url, form, token: await tokenOf(who) });
  const body = reply.json<
    Record<string, unknown> & { errors?: { path: string; message: string }[] }
  >();
  return { status: reply.statusCode, body };
}

const mistakeOf = async (id: string, image: Buffer) => {
  const { status, body } = await post(id, image);
  return [status, ...(body.errors ?? []).map(({ path, message }) => `${path}: ${message}`)];
};

describe('a picture of an answer card', { timeout: 60_000 }, () => {
  it('is read with its code, whichever way it lies', async () => {
    const { id, ana } = await anEvent();
    const { sheet, answers } = answered(await printedCard(id));
    const jpeg = await imageOf(sheet).rotate(90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const read = await post(id, jpeg);
    expect(read).toMatchObject({
      status: 201,
      body: { personId: ana.id, name: 'Ana', day: 2, color: 'único', answers, state: 'NEW' },
    });
    expect(read.body.doubts).toEqual([
      {
        question: 21,
        seen: expect.toSatisfy((seen: string[]) => seen.toSorted().join('') === 'AC'),
        proposal: 'double',
      },
    ]);
    const again = await post(id, await imageOf(sheet).rotate(180).png().toBuffer());
    expect(again).toMatchObject({ status: 201, body: { answers, state: 'SAME', changed: [] } });
  });

  it('without a readable code is that of the named person', async () => {
    const { id, ana } = await anEvent();
    const { sheet, answers } = answered(await printedCard(id));
    const { x, y, width, height } = layout.code;
    ink(sheet, { x, y, width: width / 2, height: height / 2 }, 1, () => 1);
    const image = await imageOf(sheet).jpeg().toBuffer();
    expect(await mistakeOf(id, image)).toEqual([
      422,
      'image: O código QR do cartão não está legível. Fotografe de novo, ou diga de quem é o cartão',
    ]);
    expect(await post(id, image, { personId: ana.id, day: '2' })).toMatchObject({
      status: 201,
      body: { name: 'Ana', color: 'único', answers },
    });
  });

  it('of another event is refused', async () => {
    const { sheet } = answered(await printedCard((await anEvent()).id));
    const { id } = await anEvent();
    expect(await mistakeOf(id, await imageOf(sheet).jpeg().toBuffer())).toEqual([
      422,
      'image: Este cartão é de outro dia de simulado',
    ]);
  });

  it('that gives no answers tells why', async () => {
    const { id } = await anEvent();
    const { sheet } = answered(await printedCard(id));
    const { width, height } = sheet;
    const jpeg = await imageOf(sheet).jpeg().toBuffer();
    const blank = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#ccc' } });
    const huge = sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } });
    const torn = imageOf(sheet).extract({ left: 0, top: 0, width, height: height - 200 });
    const dark = imageOf(sheet).linear(0.1, 0);
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic'),
      Buffer.alloc(300),
    ]);
    const cases: [Buffer, string][] = [
      [await blank.jpeg().toBuffer(), 'Não há um cartão-resposta nesta imagem'],
      [await huge.png().toBuffer(), 'A imagem passa de 40 megapixels. Envie uma menor'],
      [
        await torn.jpeg().toBuffer(),
        'Falta um canto do cartão: os quatro quadrados pretos precisam aparecer',
      ],
      [await dark.png().toBuffer(), 'A imagem está escura demais. Fotografe com mais luz'],
      [heic, 'Esta foto está no formato HEIC. Envie JPEG ou PNG'],
      [
        Buffer.from('%PDF-1.7 nothing'),
        'Este arquivo é um PDF. Envie cada página como JPEG ou PNG',
      ],
      [Buffer.from('nothing'), 'Este arquivo não é uma imagem JPEG nem PNG'],
      [
        jpeg.subarray(0, 3000),
        'Não foi possível abrir esta imagem: o arquivo está incompleto ou danificado',
      ],
    ];
    for (const [image, message] of cases)
      expect(await mistakeOf(id, image)).toEqual([422, `image: ${message}`]);
  });

  it('is not read for others', async () => {
    const { id, ana } = await anEvent();
    expect((await post(id, Buffer.from('nothing'), {}, ana)).status).toBe(404);
  });
});
