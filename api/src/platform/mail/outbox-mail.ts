import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireSendable, senderOf, type Mail } from './mail.ts';

/** Writes e-mails as `.eml` files into a folder. Names are in the order of sending, and files are never partial. */
export function createOutboxMail({
  folder,
  from,
  now,
}: {
  folder: string;
  from: string;
  now: () => Date;
}): Mail {
  let opened: ReturnType<typeof open> | undefined;
  async function open() {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  }
  let sent = 0;
  return {
    async send({ senderName, ...email }) {
      requireSendable(email);
      const date = now();
      const order = `${date.toISOString().replaceAll(':', '-')}-${String(++sent).padStart(6, '0')}`;
      const name = `${order}-${randomBytes(4).toString('hex')}`;
      const writer = await (opened ??= open());
      const { message } = await writer.sendMail({
        from: senderOf(from, senderName),
        date,
        textEncoding: 'quoted-printable',
        ...email,
      });
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message, { flag: 'wx', mode: 0o600 });
      await rename(unfinished, join(folder, `${name}.eml`));
    },
    close: () => Promise.resolve(),
  };
}
