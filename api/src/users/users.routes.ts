import { Refusal } from '@sabia/domain/refusal.ts';
import * as files from '@sabia/domain/users/user-files.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { found, on } from '../shell/serve.ts';
import type { School } from '../shell/school.ts';
import { changeProviderId } from './change-provider-id.ts';
import { changeRole } from './change-role.ts';
import { changeSubscription } from './change-subscription.ts';
import { changeUser } from './change-user.ts';
import { exportUsers, listForExport } from './export-users.ts';
import { importUsers, previewUserImport } from './import-users.ts';
import { notingReads, type NoteRead } from './note-read.ts';
import { findProfile } from './profile.queries.ts';
import { renewInvitation } from './renew-invitation.ts';
import type { UserAccess } from './user-access.ts';
import { findUserOverview } from './user-overview.queries.ts';
import {
  findUser,
  findUserByEmail,
  findUserByProvider,
  listUsersByIds,
  pageUsers,
  searchUsers,
} from './users.queries.ts';

interface Parts {
  access: UserAccess;
  noteRead: NoteRead;
}

export const usersRoutes = (school: School, { access, noteRead }: Parts) => {
  const { db, clock } = school;
  const { note, noteOf } = notingReads(school, noteRead);
  return [
    on(contract.pageUsers, async ({ query, viewer }) => {
      const page = await pageUsers(db, query, clock());
      await note(viewer, 'LIST', page.items);
      return page;
    }),
    on(contract.searchUsers, async ({ query, viewer }) => {
      const users = await searchUsers(db, query, clock());
      await note(viewer, 'SEARCH', users);
      return users;
    }),
    on(contract.readUser, async ({ params, viewer }) => {
      const user = found(await findUser(db, params.id, clock()));
      await note(viewer, 'PROFILE', [user]);
      return user;
    }),
    on(contract.readProfile, async ({ params, viewer }) => {
      const profile = found(await findProfile(db, params.id));
      await note(viewer, 'DOCUMENTS', [profile]);
      return profile;
    }),
    on(contract.readUserOverview, async ({ params, viewer }) =>
      found(await findUserOverview(db, params.id, clock(), noteOf(viewer, 'PROFILE', [params]))),
    ),
    // Ids are looked for at the service that the caller came by.
    on(contract.readUserByProvider, async ({ params, viewer, seesDrafts }) => {
      const sought = { ...viewer.claims, providerId: params.id };
      const user = found(await findUserByProvider(db, sought, clock()));
      // An administrator who looks at things as a learner is one on their own screens, too.
      const isViewing = seesDrafts && !viewer.isAdmin;
      await note(viewer, 'PROFILE', [user]);
      return isViewing ? viewer : user;
    }),
    on(contract.readUserByEmail, async ({ params, viewer }) => {
      const user = found(await findUserByEmail(db, params.email, clock()));
      // Nobody has come to take it: whoever it is kept for may still sign up with it.
      if (user.isInvited && !viewer?.isAdmin) throw new Refusal('not_found');
      if (viewer?.isAdmin) await note(viewer, 'PROFILE', [user]);
      return viewer?.isAdmin || viewer?.id === user.id ? user : { email: user.email };
    }),
    on(contract.listUsersByIds, async ({ query, viewer }) => {
      const users = await listUsersByIds(db, query.id, clock());
      if (viewer.isAdmin) {
        await note(viewer, 'SEARCH', users);
        return users;
      }
      return users.map(({ id, name, profilePicture }) => ({ id, name, profilePicture }));
    }),
    on(contract.changeUser, ({ params, body, viewer }) =>
      changeUser(db, { id: params.id, changes: body, byAdmin: viewer.isAdmin, now: clock() }),
    ),
    on(contract.changeRole, ({ params, body }) =>
      changeRole(db, { ...params, ...body, now: clock() }),
    ),
    on(contract.changeSubscription, ({ params, body, viewer }) =>
      changeSubscription(db, { ...params, ...body }, { access, byUserId: viewer.id, now: clock() }),
    ),
    on(contract.changeProviderId, ({ params, body, viewer }) =>
      changeProviderId(db, { ...params, ...body, viewer, now: clock() }),
    ),
    on(contract.sendInvitationAgain, ({ params }) => renewInvitation(db, params.id, clock())),
    on(files.previewUserImport, ({ body }) => previewUserImport(db, body)),
    on(files.importUsers, ({ body: { known, ...file }, viewer }) =>
      importUsers(db, { file, known, byUserId: viewer.id, now: clock(), access }),
    ),
    on(files.exportUsers, async ({ query, viewer }) => {
      const users = await listForExport(db, query, clock());
      await note(viewer, 'EXPORT', users);
      return exportUsers(users);
    }),
  ];
};
