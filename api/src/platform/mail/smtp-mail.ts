import { createTransport } from 'nodemailer';
import { requireSendable, type Mail } from './mail.ts';

const timeoutMs = 10_000;

/** Sends e-mails over SMTP, on a pool of open connections. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send(email) {
      requireSendable(email);
      await transport.sendMail(email);
    },
    close: () => Promise.resolve(transport.close()),
  };
}
