import {
  type KnownUsersChoice,
  userFileLimit,
  type UserImportPreview,
  type UserImportReport,
} from '@sabia/domain/users/user-file.ts';
import { useState } from 'react';
import { fileProblem, toBase64 } from '../../../files/chosen-file.ts';
import { useAppContext } from '../../../layout/app-context.tsx';
import { useTransfer } from '../../../ui/states/use-transfer.ts';
import { showToast } from '../../../ui/states/toast.tsx';

/** Milliseconds; importing thousands of users takes a few seconds. */
const timeoutMs = 120_000;

type UserImportStep =
  | { name: 'choosing'; problem?: string }
  | { name: 'reading'; fileName: string; percentage: number }
  | { name: 'previewing'; contentBase64: string; preview: UserImportPreview; problem?: string }
  | { name: 'importing'; percentage: number };

/** The steps of importing users from a file: choose, preview, import. */
export function useUserImport(onImported: (report: UserImportReport) => void) {
  const { call } = useAppContext();
  const [step, setStep] = useState<UserImportStep>({ name: 'choosing' });
  const { begin, abort, detach } = useTransfer(timeoutMs);

  async function choose(file: File): Promise<void> {
    const fileName = file.name.slice(-200);
    const reject = (problem: string) => setStep({ name: 'choosing', problem });
    if (file.size > userFileLimit) return reject(`${fileName} passa de 2 MB.`);
    if (file.size === 0) return reject(`${fileName} está vazio.`);
    const { signal, options } = begin((percentage) =>
      setStep({ name: 'reading', fileName, percentage }),
    );
    try {
      const contentBase64 = await toBase64(file);
      const preview = await call(
        'POST /users/import/preview',
        { body: { contentBase64 } },
        options,
      );
      setStep({ name: 'previewing', contentBase64, preview });
    } catch (error) {
      if (!signal.aborted) reject(fileProblem(error));
    }
  }

  async function confirm(
    { contentBase64, preview }: Extract<UserImportStep, { name: 'previewing' }>,
    known: KnownUsersChoice,
  ): Promise<void> {
    const { signal, options } = begin((percentage) => {
      setStep({ name: 'importing', percentage });
      if (percentage >= 100) detach();
    });
    try {
      onImported(await call('POST /users/import', { body: { contentBase64, known } }, options));
    } catch (error) {
      if (signal.aborted) return;
      const problem = fileProblem(error);
      setStep({ name: 'previewing', contentBase64, preview, problem });
      // The dialog may have been closed meanwhile.
      showToast({ kind: 'error', message: problem });
    }
  }

  function startOver(): void {
    abort();
    setStep({ name: 'choosing' });
  }

  return { step, choose, confirm, startOver };
}
