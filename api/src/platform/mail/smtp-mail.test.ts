import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMail } from './smtp-mail.ts';

interface Received {
  user: string;
  from: string;
  to: string[];
  message: string;
}

const received: Received[] = [];

const server = new SMTPServer({
  authOptional: false,
  // Without TLS, because the server is on this machine.
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username = '', password }, _session, done) =>
    password === 'segredo' ? done(null, { user: username }) : done(new Error('wrong password')),
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('cheia@') ? new Error('mailbox full') : null),
  onData(stream, { user, envelope }, done) {
    void text(stream).then((message) => {
      const { mailFrom, rcptTo } = envelope;
      received.push({
        user: user ?? '',
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        message,
      });
      done();
    });
  },
});

let url = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  url = `smtp://escola:segredo@127.0.0.1:${port}`;
});
afterEach(() => received.splice(0));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const email = {
  to: 'ana@exemplo.com',
  subject: 'Seu código para confirmar o e-mail: 12345678',
  text: 'Olá!\n',
  html: '<p>Olá!</p>',
};

describe('an e-mail over SMTP', () => {
  it('reaches the server with sender, recipient and both bodies', async () => {
    const mail = createSmtpMail({ url, from: 'Sabiá <nao-responda@sabia.example>' });
    await mail.send(email);
    await mail.close();
    expect(received).toEqual([
      {
        user: 'escola',
        from: 'nao-responda@sabia.example',
        to: ['ana@exemplo.com'],
        message: expect.stringMatching(/text\/plain[^]+text\/html/),
      },
    ]);
  });

  it('reaches only one recipient, whatever the address contains', async () => {
    const mail = createSmtpMail({ url, from: 'nao-responda@sabia.example' });
    for (const to of [
      'ana@exemplo.com, bia@exemplo.com',
      'ana@exemplo.com\r\nBcc: bia@exemplo.com',
    ]) {
      await expect(mail.send({ ...email, to })).rejects.toThrow('unusable to');
    }
    await mail.close();
    expect(received).toEqual([]);
  });

  it('throws when the server refuses it', async () => {
    const mail = createSmtpMail({ url, from: 'nao-responda@sabia.example' });
    await expect(mail.send({ ...email, to: 'cheia@exemplo.com' })).rejects.toThrow('mailbox full');
    await mail.close();
  });

  it('is not sent with a wrong password', async () => {
    const mail = createSmtpMail({
      url: url.replace('segredo', 'errada'),
      from: 'nao-responda@sabia.example',
    });
    await expect(mail.send(email)).rejects.toThrow('Invalid login');
    await mail.close();
    expect(received).toEqual([]);
  });
});
