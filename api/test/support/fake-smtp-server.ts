import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export interface Delivered {
  /** The sender that the client gave. */
  by: string;
  to: string;
  message: string;
}

/** An SMTP server that keeps the e-mails. If `mayAccept` returns false, it does not answer, and the sender waits. */
export async function createFakeSmtpServer(mayAccept: (email: Delivered) => boolean) {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: false,
    // Without TLS, because the client is on the same machine.
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username = '' }, _session, done) => done(null, { user: username }),
    onData(stream, { user, envelope }, done) {
      void text(stream).then((message) => {
        const [recipient] = envelope.rcptTo;
        const email: Delivered = { by: String(user), to: recipient?.address ?? '', message };
        if (!mayAccept(email)) return;
        delivered.push(email);
        done();
      });
    },
  });
  server.on('error', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  return { delivered, urlFor: (sender: string) => `smtp://${sender}:senha@127.0.0.1:${port}` };
}
