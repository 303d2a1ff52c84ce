import { createTransport } from 'nodemailer';
import { requireSendable, type Mail } from './mail.ts';

const patience = 10_000;

/** Letters over SMTP, on a few connections that are kept open. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send(letter) {
      requireSendable(letter);
      await transport.sendMail(letter);
    },
    close: () => Promise.resolve(transport.close()),
  };
}
