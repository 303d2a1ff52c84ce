import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveGuardProps {
  /** Called at the moment of leaving: true if there are unsaved changes. */
  hasChanges: () => boolean;
  /** True if another search of the same page still shows the form. */
  staysIn?: (search: object) => boolean;
  /** True if the typed values stay on the device as a draft. */
  isKept?: boolean;
}

/** Asks for confirmation before a navigation or closing the tab discards unsaved changes. */
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
