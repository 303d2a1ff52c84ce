import { read } from '../shell/api.ts';
import { useShell } from '../shell/shell.tsx';

export const dataReadsQuery = (userId: string, limit: number) =>
  read('GET /privacy/reads/{userId}', { params: { userId }, query: { limit } });

/** All that a school holds takes a while to be put together. */
const patience = 60_000;

/** The verbs of whom data is about. */
export function usePrivacy() {
  const { call } = useShell();
  return {
    exportData: () => call('GET /privacy/export', {}, { patience }),
    askToDelete: () => call('POST /privacy/deletion-code'),
    deleteAccount: (body: { code: string; keepsName: boolean }) =>
      call('POST /privacy/deletion', { body }, { patience }),
  };
}
