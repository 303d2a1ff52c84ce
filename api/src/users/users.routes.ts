import { Refusal } from '@sabia/domain/refusal.ts';
import * as files from '@sabia/domain/users/user-files.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { found, on } from '../shell/serve.ts';
import type { School } from '../shell/school.ts';
import { changeProviderId } from './change-provider-id.ts';
import { changeRole } from './change-role.ts';
import { changeSubscription } from './change-subscription.ts';
import { changeUser } from './change-user.ts';
import { exportUsers } from './export-users.ts';
import { importUsers, previewUserImport } from './import-users.ts';
import { renewInvitation } from './renew-invitation.ts';
import { findUserOverview } from './user-overview.queries.ts';
import {
  findUser,
  findUserByEmail,
  findUserByProvider,
  listUsersByIds,
  pageUsers,
  searchUsers,
} from './users.queries.ts';

export const usersRoutes = ({ db, clock }: School) => [
  on(contract.pageUsers, ({ query }) => pageUsers(db, query)),
  on(contract.searchUsers, ({ query }) => searchUsers(db, query)),
  on(contract.readUser, async ({ params }) => found(await findUser(db, params.id))),
  on(contract.readUserOverview, async ({ params }) => found(await findUserOverview(db, params.id))),
  // Ids are looked for at the service that the caller came by.
  on(contract.readUserByProvider, async ({ params, viewer: { claims } }) =>
    found(await findUserByProvider(db, { ...claims, providerId: params.id })),
  ),
  on(contract.readUserByEmail, async ({ params, viewer }) => {
    const user = found(await findUserByEmail(db, params.email));
    // Nobody has come to take it: whoever it is kept for may still sign up with it.
    if (user.isInvited && !viewer?.isAdmin) throw new Refusal('not_found');
    return viewer?.isAdmin || viewer?.id === user.id ? user : { email: user.email };
  }),
  on(contract.listUsersByIds, async ({ query, viewer }) => {
    const users = await listUsersByIds(db, query.id);
    if (viewer.isAdmin) return users;
    return users.map(({ id, name, profilePicture }) => ({ id, name, profilePicture }));
  }),
  on(contract.changeUser, ({ params, body, viewer }) =>
    changeUser(db, { id: params.id, changes: body, byAdmin: viewer.isAdmin }),
  ),
  on(contract.changeRole, ({ params, body }) => changeRole(db, { ...params, ...body })),
  on(contract.changeSubscription, ({ params, body }) =>
    changeSubscription(db, { ...params, ...body }),
  ),
  on(contract.changeProviderId, ({ params, body, viewer }) =>
    changeProviderId(db, { ...params, ...body, viewer }),
  ),
  on(contract.sendInvitationAgain, ({ params }) => renewInvitation(db, params.id, clock())),
  on(files.previewUserImport, ({ body }) => previewUserImport(db, body)),
  on(files.importUsers, ({ body: { known, ...file } }) =>
    importUsers(db, { file, known, now: clock() }),
  ),
  on(files.exportUsers, ({ query }) => exportUsers(db, query)),
  on(contract.signInWithLinkedin, () => Promise.reject(new Refusal('linkedin_off'))),
];
