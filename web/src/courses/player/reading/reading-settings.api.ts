import type { ReadingSettings } from '@sabia/domain/users/reading-settings.ts';
import { usualReading } from '@sabia/domain/users/usual-reading.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAppContext } from '../../../layout/app-context.tsx';
import { changeProfile, useImpersonation, useProfile } from '../../../layout/session.ts';

/** The reading settings of the signed-in user. A choice shows at once; while impersonating it is not stored. */
export function useReadingSettings() {
  const { call, identity } = useAppContext();
  const queryClient = useQueryClient();
  const isImpersonating = useImpersonation() !== null;
  const { id, readingSettings } = useProfile();
  const { mutate, error } = useMutation({
    mutationFn: async (settings: ReadingSettings) => {
      changeProfile({ identity, queryClient }, { readingSettings: settings });
      if (isImpersonating) return;
      await call('PATCH /reading-settings/{id}', { params: { id }, body: settings });
    },
  });
  const settings = readingSettings ?? usualReading;
  return {
    settings,
    choose: (changes: Partial<ReadingSettings>) => mutate({ ...settings, ...changes }),
    error,
  };
}
