import { requireSendable, senderOf, type Mail } from './mail.ts';

const timeoutMs = 10_000;

/** Sends e-mails over SMTP, on a pool of open connections. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  const options = {
    url,
    pool: true as const,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let opened: ReturnType<typeof open> | undefined;
  async function open() {
    const { createTransport } = await import('nodemailer');
    return createTransport(options, { from });
  }
  return {
    async send({ senderName, ...email }) {
      requireSendable(email);
      const transport = await (opened ??= open());
      await transport.sendMail({ from: senderOf(from, senderName), ...email });
    },
    async close() {
      (await opened)?.close();
    },
  };
}
