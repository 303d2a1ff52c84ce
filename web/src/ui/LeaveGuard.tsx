import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  hasChanges: () => boolean;
  /** Whether a search of the same page still shows it. */
  staysIn?: (search: object) => boolean;
  /** Whether what was typed stays on the device, as a draft. */
  isKept?: boolean;
}

/** Asks before a navigation, or the closing of the tab, throws away what has not been saved. */
export function LeaveGuard({ hasChanges, staysIn, isKept = true }: LeaveGuardProps) {
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
      {isKept
        ? 'O que você escreveu fica guardado neste aparelho por 30 dias, para você recuperar quando voltar.'
        : 'O que você mudou ainda não foi salvo e vai se perder.'}
    </ConfirmDialog>
  );
}
