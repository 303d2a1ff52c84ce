import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import type { Email } from '../platform/mail/mail.ts';
import { sql } from '../platform/db/database.ts';
import { aFamily } from '../privacy/guardians.factory.ts';
import { sendComingOfAge } from './send-coming-of-age.ts';

const { db } = await createTestApp();
const site = 'http://localhost';

/** The e-mails of a run of the job. */
async function sentAt(moment: string): Promise<Email[]> {
  const sent: Email[] = [];
  const mail = { send: async (email: Email) => void sent.push(email) };
  await sendComingOfAge(db, { mail, site, now: new Date(moment) });
  return sent;
}
const addresses = (emails: readonly Email[]) => emails.map(({ to }) => to).toSorted();

describe('a month before the 18th birthday', () => {
  it('guardian and student are told once, with the last day', async () => {
    const { child, guardian } = await aFamily(db, {
      birthDate: '2008-12-31',
      child: { name: 'Ana Prado' },
    });
    expect(await sentAt('2026-11-30T15:00:00.000Z')).toEqual([]);
    const sent = await sentAt('2026-12-01T15:00:00.000Z');
    expect(addresses(sent)).toEqual([child.email, guardian.email].toSorted());
    for (const { to, text } of sent) {
      expect(text).toContain('30 de dezembro de 2026');
      expect(text.includes('Ana Prado')).toBe(to === guardian.email);
    }
    expect(await sentAt('2026-12-02T15:00:00.000Z')).toEqual([]);
  });

  it.each([
    ['without a confirmed guardian', { isConfirmed: false }],
    ['on the birthday itself', { birthDate: '2009-01-01' }],
    ['with more than a month left', { birthDate: '2009-02-02' }],
  ])('nobody is told %s', async (_, given) => {
    await aFamily(db, { birthDate: '2009-01-10', ...given });
    expect(await sentAt('2027-01-01T15:00:00.000Z')).toEqual([]);
  });

  it('a deleted account is told nothing, and nothing is told about it', async () => {
    const { child } = await aFamily(db, { birthDate: '2009-03-15' });
    await db.run(sql`update users set closed_at = now() where id = ${child.id}`);
    expect(await sentAt('2027-03-01T15:00:00.000Z')).toEqual([]);
  });
});
