import { redirect } from '@tanstack/react-router';
import type { AppContext } from '../../layout/app-context.tsx';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { deviceStorage } from '../../platform/device/device-storage.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { forgetInvitation, readInvitation } from './invitation-link.ts';

interface Refused {
  problem: string;
  /** Set where another user is signed in. */
  invitedEmail?: string;
}

/** Accepts the invitation of a link for the signed-in user. A visitor is sent to the sign-up first, and returns. */
export async function acceptInvitation(
  { call, identity, queryClient }: AppContext,
  hash: string,
): Promise<Refused> {
  const invitation = readInvitation(deviceStorage, hash);
  if (!invitation) return { problem: 'Abra o link do convite que enviamos para o seu e-mail.' };
  const { email, token } = invitation;
  if (!identity.user()) {
    throw redirect({
      to: '/cadastro',
      search: { voltar: '/convite' },
      state: { email },
      replace: true,
    });
  }
  try {
    await call('POST /users/invitation', { body: { token } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === 'invitation_over') forgetInvitation(deviceStorage);
    const isOfAnother = error.code === 'invitation_of_another';
    return { problem: error.detail, ...(isOfAnother && { invitedEmail: email }) };
  }
  forgetInvitation(deviceStorage);
  // The role has changed, and with it what the user sees.
  await queryClient.invalidateQueries();
  showToast({ kind: 'success', message: 'Convite aceito' });
  throw redirect({ to: '/', replace: true });
}
