import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  hasChanges: () => boolean;
  /** Whether a search of the same page still shows it. */
  staysIn?: (search: object) => boolean;
}

/** Asks before a navigation, or the closing of the tab, throws away what has not been saved. */
export function LeaveGuard({ hasChanges, staysIn }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasChanges() && !(current.pathname === next.pathname && staysIn?.(next.search)),
    enableBeforeUnload: hasChanges,
    withResolver: true,
  });
  const isAsking = blocker.status === 'blocked';
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title="Sair sem salvar?"
      confirmLabel="Sair sem salvar"
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      O que você escreveu fica guardado neste aparelho por 30 dias, para você recuperar quando
      voltar.
    </ConfirmDialog>
  );
}
