import type { ProfileChanges } from '@sabia/domain/users/profile.ts';
import { read } from '../../shell/api.ts';
import { refreshing } from '../../shell/refreshing.ts';
import { useShell } from '../../shell/shell.tsx';

/** What somebody tells of themselves; while they change it, nothing else does. */
export const profileQuery = (id: string) => read('GET /users/{id}/profile', { params: { id } });

export function useChangeProfile(id: string) {
  const shell = useShell();
  const { wrote } = refreshing(shell, 'GET /users');
  return (changes: ProfileChanges) =>
    wrote(shell.call('PATCH /users/{id}', { params: { id }, body: changes }));
}
