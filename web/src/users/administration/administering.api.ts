import type { BulkUserChange, BulkUserReport } from '@sabia/domain/users/bulk-user-change.ts';
import type { UserChanges } from '@sabia/domain/users/profile.ts';
import type { InvitationCorrection, InvitationDraft } from '@sabia/domain/users/invitation.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { read } from '../../platform/api/api.ts';
import { subscriptionQuery } from '../../subscriptions/subscriptions.api.ts';
import { refreshing } from '../../layout/refreshing.ts';
import { useAppContext } from '../../layout/app-context.tsx';

export const userOverviewQuery = (id: string) =>
  read('GET /users/{id}/overview', { params: { id } });

export const extraTimeQuery = (id: string) =>
  read('GET /users/{id}/extra-time', { params: { id } });

export const failedEmailsQuery = (page: number) =>
  read('GET /users/failed-emails', { query: { page: String(page) } });

export const userImportsQuery = (page: number) =>
  read('GET /users/imports', { query: { page: String(page) } });

/** Throws every other error again. */
function isRefusal(error: unknown): true {
  if (error instanceof ApiProblem && error.status < 500) return true;
  throw error;
}

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
    changePeople: (ids: readonly string[], act: BulkUserChange['act']) =>
      wrote(call('POST /users/bulk-changes', { body: { ids: [...ids], act } })),
    /** One after the other, each in a transaction of its own. Refused ones stay, and are counted. */
    removePeople: async (
      people: readonly Pick<User, 'id' | 'isInvited'>[],
      keepsName: boolean,
    ): Promise<BulkUserReport> => {
      const report = { doneQtd: 0, skippedQtd: 0 };
      try {
        for (const { id, isInvited } of people) {
          const params = { id };
          const removal = isInvited
            ? call('DELETE /users/{id}/invitation', { params })
            : call('POST /users/{id}/removal', { params, body: { keepsName } });
          const isRefused = await removal.then(() => false, isRefusal);
          report[isRefused ? 'skippedQtd' : 'doneQtd'] += 1;
        }
      } finally {
        // Also after a failure: the first ones are gone.
        await refresh();
      }
      return report;
    },
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
