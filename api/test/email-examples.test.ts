import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultBrand } from '@sabia/domain/school/brand.ts';
import { emailExamples } from '../src/dev/email-examples.ts';
import { emailPreviewRoutes } from '../src/platform/mail/email-previews.ts';
import { createSmtpMail } from '../src/platform/mail/smtp-mail.ts';

const site = 'https://sabia.example';
const examples = emailExamples(site, defaultBrand);
const sources = join(import.meta.dirname, '../src');
const each = Object.entries(examples);

/** The words of a body without its markup and line breaks. */
const words = (body: string) => body.match(/[\p{L}\p{N}]+/gu)?.join(' ');
const shownOf = (html: string) =>
  html
    .replace(/^[^]*<body[^>]*>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&');

it('exist for every e-mail that the code writes', () => {
  const written = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('platform') && /emails?\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(sources, file), 'utf8').matchAll(
        /export (?:function|const) (\w+Email)\b/g,
      ),
    ])
    .map(([, name]) => name);
  const shown = readFileSync(join(sources, 'dev/email-examples.ts'), 'utf8');
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((name) => !shown.includes(` ${name}(`))).toEqual([]);
});

describe.each(each)('the e-mail of %s', (name, email) => {
  it('has the same words in its text and in its HTML', () => {
    expect(words(shownOf(email.html))).toContain(words(email.text));
    expect(email.html).toContain('<html lang="pt-BR">');
  });

  it('has a page that can be opened', async () => {
    const app = fastify();
    emailPreviewRoutes(app, async () => examples);
    const list = await app.inject('/dev/emails');
    expect(list.body).toContain(`href="/dev/emails/${name}"`);
    expect((await app.inject(`/dev/emails/${name}`)).body).toBe(email.html);
    expect((await app.inject(`/dev/emails/${name}/text`)).body).toBe(email.text);
  });
});

it('arrive at a mail server, each at its address with both bodies', async () => {
  const received: { to: string[]; message: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((message) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), message });
        done();
      });
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'escola@sabia.example' });

  for (const [, email] of each) await mail.send(email);
  await mail.close();

  expect(received).toEqual(
    each.map(() => ({
      to: ['ana@exemplo.com.br'],
      message: expect.stringMatching(/^Content-Type: text\/plain[^]+^Content-Type: text\/html/m),
    })),
  );
});
