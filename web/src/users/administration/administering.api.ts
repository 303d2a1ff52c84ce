import type { UserChanges } from '@sabia/domain/users/profile.ts';
import type { InvitationCorrection, InvitationDraft } from '@sabia/domain/users/invitation.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { read } from '../../platform/api.ts';
import { subscriptionQuery } from '../../subscriptions/subscriptions.api.ts';
import { refreshing } from '../../layout/refreshing.ts';
import { useAppContext } from '../../layout/app-context.tsx';

export const userOverviewQuery = (id: string) =>
  read('GET /users/{id}/overview', { params: { id } });

export const extraTimeQuery = (id: string) =>
  read('GET /users/{id}/extra-time', { params: { id } });

export const failedEmailsQuery = (page: number) =>
  read('GET /users/failed-emails', { query: { page: String(page) } });

export const userImportsQuery = read('GET /users/imports');

/** Mutations of the administration of users. */
export function useUserAdministration() {
  const context = useAppContext();
  const { call, queryClient } = context;
  const { refresh, wrote } = refreshing(context, 'GET /users');

  /** The page of a user who is gone must not be read again. */
  async function forget(id: string): Promise<void> {
    await queryClient.cancelQueries(userOverviewQuery(id));
    await queryClient.invalidateQueries({
      predicate: ({ queryKey: [route] }) => String(route).startsWith('GET /users/admin'),
    });
  }

  return {
    changeUser: (id: string, changes: UserChanges) =>
      wrote(call('PATCH /users/{id}', { params: { id }, body: changes })),
    changeRole: (id: string, role: User['role']) =>
      wrote(call('PATCH /users/role/{id}', { params: { id }, body: { role } })),
    changeSubscription: async (
      id: string,
      body: { hasActiveSubscription: boolean; until?: string | null | undefined },
    ) => {
      await wrote(call('PATCH /users/hasActiveSubscription/{id}', { params: { id }, body }));
      void queryClient.invalidateQueries(subscriptionQuery(id));
    },
    setExtraTime: (id: string, percent: number) =>
      wrote(call('PATCH /users/{id}/extra-time', { params: { id }, body: { percent } })),
    undoImport: (id: string) => wrote(call('POST /users/imports/{id}/undo', { params: { id } })),
    inviteUser: (body: InvitationDraft) => wrote(call('POST /users/invitations', { body })),
    correctInvitation: (id: string, body: InvitationCorrection) =>
      wrote(call('PATCH /users/{id}/invitation', { params: { id }, body })),
    withdrawInvitation: async (id: string) => {
      await call('DELETE /users/{id}/invitation', { params: { id } });
      await forget(id);
    },
    blockUser: (id: string, isBlocked: boolean) =>
      wrote(call('PATCH /users/{id}/block', { params: { id }, body: { isBlocked } })),
    requestEmailChange: (id: string, email: string) =>
      wrote(call('POST /users/{id}/email', { params: { id }, body: { email } })),
    cancelEmailChange: (id: string) => wrote(call('DELETE /users/{id}/email', { params: { id } })),
    removeUser: async (id: string, keepsName: boolean) => {
      await call('POST /users/{id}/removal', { params: { id }, body: { keepsName } });
      await forget(id);
    },
    inviteAgain: (id: string) => call('POST /users/{id}/invitation', { params: { id } }),
    retryFailedEmails: (id: string) =>
      wrote(call('POST /users/{id}/failed-emails/attempts', { params: { id } })),
    refresh,
  };
}
