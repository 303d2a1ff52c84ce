import type { Brand } from '@sabia/domain/school/brand.ts';
import { reminderEmail } from '../lives/reminder-email.ts';
import { assignmentReminderEmail } from '../assignments/assignment-reminder-email.ts';
import { accessEndsEmail, comingOfAgeEmail } from '../families/coming-of-age-email.ts';
import { classNoticeEmail } from '../class-notices/class-notice-email.ts';
import { gradeChangeEmail } from '../attempts/grade-change-email.ts';
import { deletionEmail } from '../privacy/deletion-email.ts';
import { guardianEmail } from '../privacy/guardian-email.ts';
import {
  knownAddressEmail,
  providerLinkedEmail,
  recoveryEmail,
  verificationEmail,
} from '../platform/auth/identity/emails.ts';
import type { Email } from '../platform/mail/mail.ts';
import { paymentEmail } from '../subscriptions/payment-email.ts';
import { refundEmail } from '../subscriptions/refund-email.ts';
import { renewalEmail } from '../subscriptions/renewal-email.ts';
import { emailChangeEmail, emailChangeNotice } from '../users/email-change/email-change-emails.ts';
import { invitationEmail } from '../users/invitations/invitation-email.ts';

const to = 'ana@exemplo.com.br';
const code = '12345678';

const classEmails = (site: string, brand: Brand): Readonly<Record<string, Email>> => ({
  'assignment-reminder': assignmentReminderEmail(
    {
      to,
      title: 'Simulado de matemática & física',
      classTitle: '3º ano A',
      dueAt: new Date('2026-11-28T02:59:00.000Z'),
      timeZone: 'America/Sao_Paulo',
      url: `${site}/exercicios/019ab1c2-0000-7000-8000-000000000003`,
    },
    brand,
  ),
  'class-notice': classNoticeEmail(
    {
      to,
      classTitle: '3º ano A',
      title: 'Prova na sexta & revisão',
      body: 'A prova é na sexta, às 8h.\nTragam caneta azul.',
      author: 'Rita Lobo',
      url: `${site}/turmas/019ab1c2-0000-7000-8000-000000000004`,
    },
    brand,
  ),
});

const guardianEmails = (site: string, brand: Brand): Readonly<Record<string, Email>> => ({
  'family-ends': accessEndsEmail(
    { to, childName: 'Ana Prado', lastDay: '2030-03-03', site },
    brand,
  ),
  'coming-of-age': comingOfAgeEmail({ to, lastDay: '2030-03-03', site }, brand),
  guardian: guardianEmail(
    {
      to,
      learnerEmail: 'joana@exemplo.com.br',
      url: `${site}/privacidade?responsavel=abcdefghijklmnopqrstuvwxyz012345`,
      days: 7,
    },
    brand,
  ),
});

/** An example of every e-mail, by name. */
export const emailExamples = (site: string, brand: Brand): Readonly<Record<string, Email>> => ({
  verification: verificationEmail({ to, code }, brand),
  recovery: recoveryEmail({ to, code }, brand),
  'known-address': knownAddressEmail({ to, site }, brand),
  'provider-linked': providerLinkedEmail({ to, provider: 'google', site }, brand),
  deletion: deletionEmail({ to, code, minutes: 15 }, brand),
  ...guardianEmails(site, brand),
  invitation: invitationEmail(
    {
      to,
      site,
      token: 'abcdefghijklmnopqrstuvwxyz012345',
      days: 30,
    },
    brand,
  ),
  'email-change': emailChangeEmail(
    { to, site, token: 'abcdefghijklmnopqrstuvwxyz012345', days: 3 },
    brand,
  ),
  'email-change-notice': emailChangeNotice({ to, site }, brand),
  reminder: reminderEmail(
    {
      to,
      title: 'Tire suas dúvidas de planilhas & gráficos',
      startsAt: '2026-11-23T22:00:00.000Z',
      hoursBefore: 24,
      url: `${site}/lives/019ab1c2-0000-7000-8000-000000000001`,
    },
    brand,
  ),
  ...classEmails(site, brand),
  'grade-change': gradeChangeEmail(
    {
      to,
      title: 'Simulado de matemática & física',
      annulledQtd: 1,
      changes: [
        {
          number: 1,
          averageBefore: 66.7,
          average: 100,
          approvedBefore: false,
          isApproved: true,
          totalBefore: null,
          total: null,
          isProvisional: false,
        },
      ],
      url: `${site}/exercicios/019ab1c2-0000-7000-8000-000000000003`,
    },
    brand,
  ),
  payment: paymentEmail(
    {
      email: to,
      chargeId: '019ab1c2-0000-7000-8000-000000000002',
      planName: 'Plano mensal',
      priceCents: 3990,
      method: 'PIX',
      paidAt: '2026-11-01T15:00:00.000Z',
      until: '2026-12-01T15:00:00.000Z',
    },
    site,
    brand,
  ),
  refund: refundEmail(
    {
      email: to,
      planName: 'Plano mensal',
      method: 'PIX',
      paidAt: '2026-11-01T15:00:00.000Z',
      amountCents: 1990,
      priceCents: 3990,
      isRest: false,
      reason: 'Você ficou uma semana sem internet.',
    },
    site,
    brand,
  ),
  renewal: renewalEmail(
    {
      email: to,
      planName: 'Plano mensal',
      priceCents: 3990,
      renewsAt: '2026-12-01T03:00:00.000Z',
    },
    site,
    brand,
  ),
});
