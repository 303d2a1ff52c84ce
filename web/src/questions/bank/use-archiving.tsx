import type { QuestionCollection } from '@sabia/domain/questions/banks.ts';
import { type ReactNode, useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { useBanks } from '../question-collections.api.ts';

/** The refusal of a change that leaves active exams short of questions; its detail names them (product.md Q22). */
export const isShortOfQuestions = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'exams_short';

interface Archiving {
  toggleArchived: () => void;
  /** Asks for a confirmation if active exams need the bank. */
  dialog: ReactNode;
}

/** Archives or reopens a question bank. */
export function useArchiving({ id, title, isArchived }: QuestionCollection): Archiving {
  const { changeBank } = useBanks();
  const [short, setShort] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function change(acceptsShortExams: boolean): Promise<void> {
    setPending(true);
    try {
      await changeBank(id, { isArchived: !isArchived, acceptsShortExams });
      setShort(undefined);
    } catch (error) {
      if (isShortOfQuestions(error)) setShort(error.detail);
      else showFailure(error);
    } finally {
      setPending(false);
    }
  }

  return {
    toggleArchived: () => void change(false),
    dialog: short !== undefined && (
      <ConfirmDialog
        isOpen
        title={`Arquivar “${title}”?`}
        confirmLabel="Arquivar mesmo assim"
        isDangerous
        isPending={isPending}
        onConfirm={() => void change(true)}
        onClose={() => setShort(undefined)}
      >
        <p>{short}</p>
      </ConfirmDialog>
    ),
  };
}
