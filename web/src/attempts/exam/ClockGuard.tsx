import { useBlocker } from '@tanstack/react-router';
import { serverTime } from '../../platform/clock.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

const attemptOf = ({ search }: { search: object }) =>
  'tentativa' in search ? search.tentativa : undefined;

/** Asks before a navigation leaves an attempt whose clock runs. Closing the tab loses nothing and is not asked. */
export function ClockGuard({ deadline }: { deadline: string }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !(current.pathname === next.pathname && attemptOf(current) === attemptOf(next)) &&
      serverTime() < Date.parse(deadline),
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title="Sair com o tempo correndo?"
      confirmLabel="Sair"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      O tempo não para. Suas respostas ficam guardadas, e uma linha no alto de cada página traz você
      de volta.
    </ConfirmDialog>
  );
}
