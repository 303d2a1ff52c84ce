import {
  type KnownChoice,
  userFileLimit,
  type UserImportPreview,
  type UserImportReport,
} from '@sabia/domain/users/user-file.ts';
import { useState } from 'react';
import { fileProblem, toBase64 } from '../../../files/chosen-file.ts';
import { useAppContext } from '../../../layout/app-context.tsx';
import { useTransfer } from '../../../ui/use-transfer.ts';
import { showToast } from '../../../ui/toast.tsx';

/** Thousands of people take a few seconds. */
const patience = 120_000;

type UserImportStep =
  | { name: 'choosing'; problem?: string }
  | { name: 'reading'; fileName: string; percentage: number }
  | { name: 'looking'; contentBase64: string; preview: UserImportPreview; problem?: string }
  | { name: 'importing'; percentage: number };

/** The way of people from a file into the school: look first, then import, or give up at any point. */
export function useUserImport(onImported: (report: UserImportReport) => void) {
  const { call } = useAppContext();
  const [step, setStep] = useState<UserImportStep>({ name: 'choosing' });
  const { begin, giveUp, letGo } = useTransfer(patience);

  async function choose(file: File): Promise<void> {
    const fileName = file.name.slice(-200);
    const decline = (problem: string) => setStep({ name: 'choosing', problem });
    if (file.size > userFileLimit) return decline(`${fileName} passa de 2 MB.`);
    if (file.size === 0) return decline(`${fileName} está vazio.`);
    const { signal, terms } = begin((percentage) =>
      setStep({ name: 'reading', fileName, percentage }),
    );
    try {
      const contentBase64 = await toBase64(file);
      const preview = await call('POST /users/import/preview', { body: { contentBase64 } }, terms);
      setStep({ name: 'looking', contentBase64, preview });
    } catch (error) {
      if (!signal.aborted) decline(fileProblem(error));
    }
  }

  async function confirm(
    { contentBase64, preview }: Extract<UserImportStep, { name: 'looking' }>,
    known: KnownChoice,
  ): Promise<void> {
    const { signal, terms } = begin((percentage) => {
      setStep({ name: 'importing', percentage });
      if (percentage >= 100) letGo();
    });
    try {
      onImported(await call('POST /users/import', { body: { contentBase64, known } }, terms));
    } catch (error) {
      if (signal.aborted) return;
      const problem = fileProblem(error);
      setStep({ name: 'looking', contentBase64, preview, problem });
      // The dialog may have been closed meanwhile.
      showToast({ kind: 'error', message: problem });
    }
  }

  function startOver(): void {
    giveUp();
    setStep({ name: 'choosing' });
  }

  return { step, choose, confirm, startOver };
}
