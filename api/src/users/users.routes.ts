import { Refusal } from '@sabia/domain/refusal.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { found, on } from '../shell/serve.ts';
import type { School } from '../shell/school.ts';
import { changeProviderId } from './change-provider-id.ts';
import { changeRole } from './change-role.ts';
import { changeSubscription } from './change-subscription.ts';
import { changeUser } from './change-user.ts';
import {
  findUser,
  findUserByEmail,
  findUserByProvider,
  listUsersByIds,
  pageUsers,
  searchUsers,
} from './users.queries.ts';

export const usersRoutes = ({ db }: School) => [
  on(contract.pageUsers, ({ query }) => pageUsers(db, query)),
  on(contract.searchUsers, ({ query }) => searchUsers(db, query)),
  on(contract.readUser, async ({ params }) => found(await findUser(db, params.id))),
  on(contract.readUserByProvider, async ({ params }) =>
    found(await findUserByProvider(db, params.id)),
  ),
  on(contract.readUserByEmail, async ({ params, viewer }) => {
    const user = found(await findUserByEmail(db, params.email));
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
  on(contract.signInWithLinkedin, () => Promise.reject(new Refusal('linkedin_off'))),
];
