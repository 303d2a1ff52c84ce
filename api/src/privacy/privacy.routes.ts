import * as contract from '@sabia/domain/privacy/privacy.contract.ts';
import type { Mail } from '../shell/mail/mail.ts';
import type { School } from '../shell/school.ts';
import { on } from '../shell/serve.ts';
import { askToDelete } from './ask-to-delete.ts';
import { pageDataReads } from './data-reads.queries.ts';
import { deleteAccount } from './delete-account.ts';
import { exportPersonalData } from './export-personal-data.ts';
import type { Forget } from './forget.ts';

interface Parts {
  mail: Pick<Mail, 'send'>;
  forget: Forget;
}

export const privacyRoutes = (school: School, { mail, forget }: Parts) => {
  const { db, clock } = school;
  return [
    on(contract.exportPersonalData, ({ viewer }) =>
      exportPersonalData(db, { userId: viewer.id, now: clock() }),
    ),
    on(contract.askToDelete, ({ viewer }) => askToDelete(db, mail, { viewer, now: clock() })),
    on(contract.deleteAccount, ({ body, viewer }) =>
      deleteAccount(school, { ...body, userId: viewer.id, now: clock() }, forget),
    ),
    on(contract.pageDataReads, ({ params, query }) => pageDataReads(db, params.userId, query)),
  ];
};
