import { read } from '../platform/api/api.ts';
import { useAppContext } from '../layout/app-context.tsx';

export const dataReadsQuery = (userId: string, limit: number) =>
  read('GET /privacy/reads/{userId}', { params: { userId }, query: { limit } });

export const guardianshipQuery = read('GET /privacy/guardian');

/** Milliseconds; the export of all data takes a while. */
const patience = 60_000;

/** Mutations of users about their own data. */
export function usePrivacy() {
  const { call, queryClient } = useAppContext();
  return {
    exportData: () => call('GET /privacy/export', {}, { timeoutMs: patience }),
    askToDelete: () => call('POST /privacy/deletion-code'),
    async askGuardian(body: { email: string }) {
      const guardianship = await call('POST /privacy/guardian', { body });
      queryClient.setQueryData(guardianshipQuery.queryKey, guardianship);
    },
    confirmGuardian: (token: string) =>
      call('POST /privacy/guardian/{token}', { params: { token } }),
    deleteAccount: (body: { code: string; keepsName: boolean }) =>
      call('POST /privacy/deletion', { body }, { timeoutMs: patience }),
  };
}
