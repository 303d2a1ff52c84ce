import { Refusal } from '@sabia/domain/refusal.ts';
import * as files from '@sabia/domain/users/user-files.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { Created, orNotFound, on, PersonalDataFile } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { blockUser } from './block-user.ts';
import { cancelEmailChange } from './email-change/cancel-email-change.ts';
import { changeProviderId } from './sign-in/change-provider-id.ts';
import { changeRole } from './change-role.ts';
import { changeSubscription } from './change-subscription.ts';
import { changeUser } from './change-user.ts';
import { changeUsersTogether } from './change-users-together.ts';
import { chooseReadingSettings } from './choose-reading-settings.ts';
import { confirmEmailChange } from './email-change/confirm-email-change.ts';
import { correctInvitation } from './invitations/correct-invitation.ts';
import { exportUsers, listForExport } from './import/export-users.ts';
import { findExtraTime } from './extra-time.queries.ts';
import { importUsers, previewUserImport } from './import/import-users.ts';
import { findProfile } from './profile.queries.ts';
import { retryFailedEmails } from '../platform/mail/job-emails.ts';
import { pageFailedEmails } from './failed-emails.queries.ts';
import { inviteUser } from './invitations/invite-user.ts';
import { removeUser } from './remove-user.ts';
import { renewInvitation } from './invitations/renew-invitation.ts';
import { requestEmailChange } from './email-change/request-email-change.ts';
import { withdrawInvitation } from './invitations/withdraw-invitation.ts';
import { setExtraTime } from './set-extra-time.ts';
import { findUserOverview } from './user-overview.queries.ts';
import { undoUserImport } from './import/undo-user-import.ts';
import { pageUserImports } from './import/user-imports.queries.ts';
import {
  findUser,
  findUserByEmail,
  findOwnUser,
  listUsersByIds,
  pageUsers,
  searchUsers,
} from './users.queries.ts';

interface Deps {
  publicUrl: string;
  mail: Pick<Mail, 'send'>;
}

export const usersRoutes = (
  { db, files: storage, clock }: AppContext,
  { publicUrl, mail }: Deps,
) => {
  const stored = async ({ params }: { params: { id: string } }) =>
    orNotFound(await findUser(db, params.id, clock()));
  return [
    on(contract.pageUsers, ({ query }) => pageUsers(db, query, clock())),
    on(contract.searchUsers, ({ query }) => searchUsers(db, query, clock())),
    on(contract.readUser, stored),
    on(contract.readProfile, async ({ params }) => orNotFound(await findProfile(db, params.id))),
    on(contract.readExtraTime, async ({ params }) =>
      orNotFound(await findExtraTime(db, params.id)),
    ),
    on(
      contract.setExtraTime,
      ({ params, body, viewer }) =>
        setExtraTime(db, { userId: params.id, ...body }, { viewer, now: clock() }),
      async ({ params }) => orNotFound(await findExtraTime(db, params.id)),
    ),
    on(contract.readUserOverview, async ({ params }) =>
      orNotFound(await findUserOverview(db, params.id, clock())),
    ),
    // A provider id belongs to the caller's issuer.
    on(contract.readUserByProvider, async ({ params, viewer, canSeeInactive }) => {
      const identity = { ...viewer.claims, providerId: params.id };
      const user = orNotFound(await findOwnUser(db, identity, clock()));
      // An impersonating administrator reads the impersonated user.
      const isImpersonating = canSeeInactive && !viewer.isAdmin;
      const hidden = {
        extraTimePercent: null,
        attemptUnderWay: null,
        classPart: null,
        isGuardian: false,
        stopAt: null,
      };
      if (isImpersonating)
        return { ...viewer, readingSettings: null, hasScores: user.hasScores, ...hidden };
      return user.id === viewer.id ? user : { ...user, ...hidden };
    }),
    // Of an address that two users claim, only one has verified it: the caller gets their own user.
    on(contract.readUserByEmail, async ({ params, viewer }) =>
      orNotFound(
        viewer.isAdmin
          ? await findUserByEmail(db, params.email, clock())
          : await findUser(db, viewer.id, clock()),
      ),
    ),
    on(contract.listUsersByIds, async ({ query, viewer }) => {
      const users = await listUsersByIds(db, query.id, clock());
      if (viewer.isAdmin) return users;
      return users.map(({ id, name, profilePicture }) => ({ id, name, profilePicture }));
    }),
    on(
      contract.changeUser,
      ({ params, body, viewer }) =>
        changeUser(
          db,
          { id: params.id, changes: body },
          { isByAdmin: viewer.isAdmin, now: clock() },
        ),
      stored,
    ),
    on(contract.chooseReadingSettings, ({ params, body }) =>
      chooseReadingSettings(db, { userId: params.id, settings: body }, { now: clock() }),
    ),
    on(
      contract.changeRole,
      ({ params, body }) => changeRole(db, { ...params, ...body }, { now: clock() }),
      stored,
    ),
    on(
      contract.changeSubscription,
      ({ params, body, viewer }) =>
        changeSubscription(db, { ...params, ...body }, { viewer, now: clock() }),
      stored,
    ),
    on(
      contract.changeProviderId,
      ({ params, body, viewer }) =>
        changeProviderId(db, { ...params, ...body }, { viewer, now: clock() }),
      async ({ params, viewer }) => {
        if (!viewer.isAdmin && viewer.id !== params.id) throw new Refusal('not_yours');
        return stored({ params });
      },
    ),
    on(contract.acceptInvitation, ({ body, viewer }) =>
      acceptInvitation(db, body, { viewer, now: clock() }),
    ),
    on(contract.inviteUser, async ({ body, viewer }) => {
      const invited = await inviteUser(db, body, { viewer, now: clock() });
      return new Created(`/users/${invited.id}`, invited);
    }),
    on(contract.correctInvitation, ({ params, body }) =>
      correctInvitation(db, { ...params, ...body }, { now: clock() }),
    ),
    on(contract.withdrawInvitation, ({ params }) =>
      withdrawInvitation({ db, files: storage }, params, { now: clock() }),
    ),
    on(contract.blockUser, ({ params, body, viewer }) =>
      blockUser(db, { ...params, ...body }, { viewer, now: clock() }),
    ),
    on(contract.requestEmailChange, ({ params, body, viewer }) =>
      requestEmailChange(
        db,
        { userId: params.id, ...body },
        { mail, site: publicUrl, viewer, now: clock() },
      ),
    ),
    on(contract.cancelEmailChange, ({ params }) => cancelEmailChange(db, params.id)),
    on(contract.confirmEmailChange, ({ params }) =>
      confirmEmailChange(db, params, { now: clock() }),
    ),
    on(contract.changeUsersTogether, ({ body, viewer }) =>
      changeUsersTogether(db, body, { viewer, now: clock() }),
    ),
    on(contract.removeUser, ({ params, body, viewer }) =>
      removeUser({ db, files: storage }, { ...params, ...body }, { viewer, now: clock() }),
    ),
    on(contract.resendInvitation, ({ params }) => renewInvitation(db, params.id, { now: clock() })),
    on(contract.pageFailedEmails, ({ query }) => pageFailedEmails(db, query)),
    on(contract.retryFailedEmails, async ({ params }) => {
      const retried = await retryFailedEmails(db, params.id, clock());
      if (retried === 0) throw new Refusal('not_found');
    }),
    on(files.previewUserImport, ({ body }) => previewUserImport(db, body)),
    on(files.importUsers, ({ body: { known, ...file }, viewer }) =>
      importUsers(db, { file, known }, { viewer, now: clock() }),
    ),
    on(files.pageUserImports, ({ query }) => pageUserImports(db, { ...query, now: clock() })),
    on(files.undoUserImport, ({ params, viewer }) =>
      undoUserImport(db, params, { viewer, now: clock() }),
    ),
    on(files.exportUsers, async ({ query }) => {
      const users = await listForExport(db, query, { now: clock() });
      return new PersonalDataFile(await exportUsers(users), users);
    }),
  ];
};
