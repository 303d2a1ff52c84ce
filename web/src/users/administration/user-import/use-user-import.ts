import {
  type KnownChoice,
  userFileLimit,
  type UserImportPreview,
  type UserImportReport,
} from '@sabia/domain/users/user-file.ts';
import { useEffect, useRef, useState } from 'react';
import { fileProblem, toBase64 } from '../../../files/chosen-file.ts';
import { fetchTelling } from '../../../shell/fetch-telling.ts';
import { useShell } from '../../../shell/shell.tsx';
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
  const { call } = useShell();
  const [step, setStep] = useState<UserImportStep>({ name: 'choosing' });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  function begin(onProgress: (percentage: number) => void) {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const tell = (percentage: number) => {
      if (!signal.aborted) onProgress(percentage);
    };
    tell(0);
    return { signal, terms: { signal, patience, fetch: fetchTelling(tell) } };
  }

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
      // The server has it all and goes on, whoever waits for it.
      if (percentage >= 100) abort.current = null;
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
    abort.current?.abort();
    setStep({ name: 'choosing' });
  }

  return { step, choose, confirm, startOver };
}
