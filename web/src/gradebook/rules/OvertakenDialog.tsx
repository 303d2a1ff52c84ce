import type { GradebookRules } from '@sabia/domain/gradebook/gradebook-rules.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

/** The rules that somebody else has saved since the form began. */
export interface Overtaken {
  rules: GradebookRules;
  revision: number;
  detail: string;
}

interface OvertakenDialogProps {
  of: Overtaken | null;
  onChoose: (takesTheirs: boolean) => void;
  onClose: () => void;
}

/** Offers the present rules; nothing is saved by the choice. */
export const OvertakenDialog = ({ of, onChoose, onClose }: OvertakenDialogProps) => (
  <ConfirmDialog
    isOpen={of !== null}
    title="Usar as regras atuais?"
    confirmLabel="Usar as regras atuais"
    otherChoice={{ label: 'Ficar com as minhas', onChoose: () => onChoose(false) }}
    onConfirm={() => onChoose(true)}
    onClose={onClose}
  >
    {of?.detail} Se ficar com as suas, o próximo salvamento substitui as da outra pessoa.
  </ConfirmDialog>
);
