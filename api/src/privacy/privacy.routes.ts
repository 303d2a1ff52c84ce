import * as contract from '@sabia/domain/privacy/privacy.contract.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on } from '../platform/http/serve.ts';
import { answerConsent } from './answer-consent.ts';
import { requestGuardian } from './request-guardian.ts';
import { sendDeletionCode } from './send-deletion-code.ts';
import { confirmGuardian } from './confirm-guardian.ts';
import { listConsents } from './consents.queries.ts';
import { pageDataReads } from './data-reads.queries.ts';
import { deleteAccount } from './delete-account.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { findGuardianship } from './guardianship.queries.ts';

interface Deps {
  publicUrl: string;
  mail: Pick<Mail, 'send'>;
}

export const privacyRoutes = (context: AppContext, { publicUrl, mail }: Deps) => {
  const { db, clock } = context;
  return [
    on(contract.exportPersonalData, ({ viewer }) =>
      exportPersonalData(db, { userId: viewer.id }, { now: clock() }),
    ),
    on(contract.requestDeletionCode, ({ viewer }) =>
      sendDeletionCode(db, { viewer, now: clock(), mail }),
    ),
    on(contract.deleteAccount, ({ body, viewer }) =>
      deleteAccount(context, { ...body, userId: viewer.id }, { now: clock() }),
    ),
    on(contract.listConsents, ({ viewer }) => listConsents(db, viewer.id, clock())),
    on(contract.answerConsent, ({ body, viewer }) =>
      answerConsent(db, { ...body, userId: viewer.id }, { now: clock() }),
    ),
    on(contract.readGuardianship, ({ viewer }) => findGuardianship(db, viewer.id, clock())),
    on(contract.requestGuardian, ({ body, viewer }) =>
      requestGuardian(db, body, { mail, site: publicUrl, viewer, now: clock() }),
    ),
    on(contract.confirmGuardian, ({ params }) =>
      confirmGuardian(db, params.token, { now: clock() }),
    ),
    on(contract.pageDataReads, ({ params, query }) => pageDataReads(db, params.userId, query)),
  ];
};
