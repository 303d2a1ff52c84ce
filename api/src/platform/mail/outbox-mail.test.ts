import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { codeIn, emailsTo } from '../../../test/support/outbox.ts';
import { createOutboxMail } from './outbox-mail.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-outbox-'));
afterAll(() => rm(folder, { recursive: true }));

const mail = createOutboxMail({
  folder: join(folder, 'outbox'),
  from: 'Sabiá <nao-responda@sabia.local>',
  now: () => new Date('2026-11-21T19:07:00.000Z'),
});
const outbox = join(folder, 'outbox');

const email = (to: string, code = '12345678') => ({
  to,
  subject: `Seu código para confirmar o e-mail: ${code}`,
  text: `Olá! Seu código é:\n\n${code}\n\nAté já.\n`,
  html: `<p>Olá! Seu código é <b>${code}</b>.</p>`,
});

describe('the outbox', () => {
  it('writes each e-mail as a message that mail programs open', async () => {
    await mail.send(email('ana@exemplo.com'));
    const [written = ''] = await emailsTo(outbox, 'ana@exemplo.com');
    expect(written).toMatch(/^From: =\?UTF-8\?\S+\?= <nao-responda@sabia\.local>\r$/m);
    expect(written).toMatch(/^Subject: =\?UTF-8\?Q\?Seu_c=C3=B3digo/m);
    expect(written).toMatch(/^Date: Sat, 21 Nov 2026 19:07:00 \+0000\r$/m);
    expect(written).toMatch(/^Message-ID: <[^>]+>\r$/m);
    expect(written).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(written).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(codeIn(written)).toBe('12345678');
  });

  it('names e-mails in the order of sending, even within a millisecond', async () => {
    for (const code of ['11111111', '22222222', '33333333']) {
      await mail.send(email('bia@exemplo.com', code));
    }
    const emails = await emailsTo(outbox, 'bia@exemplo.com');
    expect(emails.map(codeIn)).toEqual(['11111111', '22222222', '33333333']);
  });

  it('is readable by its owner only, and leaves no partial file', async () => {
    await mail.send(email('caio@exemplo.com'));
    const names = await readdir(outbox);
    expect(names.filter((name) => !name.endsWith('.eml'))).toEqual([]);
    const { mode } = await stat(join(outbox, names[0] ?? ''));
    expect(mode & 0o077).toBe(0);
  });
});

describe('an address that is not exactly one address', () => {
  it.each([
    ['', 'none'],
    ['ana', 'no domain'],
    ['ana@exemplo.com, bia@exemplo.com', 'a list'],
    ['ana@exemplo.com;bia@exemplo.com', 'a list in the style of Outlook'],
    ['ana@exemplo.com\r\nBcc: bia@exemplo.com', 'a line break and another header'],
    ['ana@exemplo.com\nbia@exemplo.com', 'a line break and another address'],
    ['bia@exemplo.com\r\n\r\n<ana@exemplo.com>', 'line breaks before the address'],
    ['Ana <ana@exemplo.com>', 'a name'],
    ['Turma: ana@exemplo.com, bia@exemplo.com;', 'a group'],
    ['ana@exemplo.com ', 'a space'],
    ['"ana bia"@exemplo.com', 'a quoted part'],
    [`${'a'.repeat(250)}@exemplo.com`, 'too long'],
  ])('%j (%s) is refused', async (to) => {
    const before = await readdir(outbox);
    await expect(mail.send(email(to))).rejects.toThrow('unusable to');
    expect(await readdir(outbox)).toEqual(before);
  });

  it('refuses a subject with a line break', async () => {
    await expect(
      mail.send({ ...email('ana@exemplo.com'), subject: 'Oi\r\nBcc: bia@exemplo.com' }),
    ).rejects.toThrow('unusable subject');
  });
});
