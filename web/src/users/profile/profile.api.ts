import type { ProfileChanges } from '@sabia/domain/users/profile.ts';
import { read } from '../../shell/api.ts';
import { refreshing } from '../../shell/refreshing.ts';
import { useShell } from '../../shell/shell.tsx';

/** What somebody tells of themselves; while they change it, nothing else does. */
export const profileQuery = (id: string) => read('GET /users/{id}/profile', { params: { id } });

export function useChangeProfile(id: string) {
  const shell = useShell();
  const { wrote } = refreshing(shell, 'GET /users');
  // A birth date may call for a guardian.
  const { refresh } = refreshing(shell, 'GET /privacy');
  return async (changes: ProfileChanges) => {
    await wrote(shell.call('PATCH /users/{id}', { params: { id }, body: changes }));
    await refresh();
  };
}
