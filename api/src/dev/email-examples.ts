import { reminderLetter } from '../lives/reminder-letter.ts';
import { deletionLetter } from '../privacy/deletion-letter.ts';
import { guardianLetter } from '../privacy/guardian-letter.ts';
import {
  knownAddressLetter,
  recoveryLetter,
  verificationLetter,
} from '../platform/auth/identity/emails.ts';
import type { Letter } from '../platform/mail/mail.ts';
import { renewalLetter } from '../subscriptions/renewal-letter.ts';
import { invitationLetter } from '../users/invitation-letter.ts';

const to = 'ana@exemplo.com.br';
const code = '12345678';

/** One of each letter that the school writes, as it would come to Ana. */
export const letterExamples = (site: string): Readonly<Record<string, Letter>> => ({
  verification: verificationLetter({ to, code }),
  recovery: recoveryLetter({ to, code }),
  'known-address': knownAddressLetter({ to, site }),
  deletion: deletionLetter({ to, code, minutes: 15 }),
  guardian: guardianLetter({
    to,
    learnerEmail: 'joana@exemplo.com.br',
    url: `${site}/privacidade?responsavel=abcdefghijklmnopqrstuvwxyz012345`,
    days: 7,
  }),
  invitation: invitationLetter({ to, site }),
  reminder: reminderLetter({
    to,
    title: 'Tire suas dúvidas de planilhas & gráficos',
    startsAt: '2026-11-23T22:00:00.000Z',
    hoursBefore: 24,
    url: `${site}/lives/019ab1c2-0000-7000-8000-000000000001`,
  }),
  renewal: renewalLetter(
    {
      email: to,
      planName: 'Plano mensal',
      priceCents: 3990,
      renewsAt: '2026-12-01T03:00:00.000Z',
    },
    site,
  ),
});
