import {
  importFileLimit,
  type ImportPreview,
  type ImportProblem,
  type QuestionsOwner,
} from '@sabia/domain/questions/question-import.ts';
import { useState } from 'react';
import { fileProblem, toBase64 } from '../../files/chosen-file.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { useTransfer } from '../../ui/use-transfer.ts';
import { showToast } from '../../ui/toast.tsx';

/** Reading takes seconds, and keeping hundreds of images takes minutes. */
const patience = 600_000;

type ImportStep =
  | { name: 'choosing'; problem?: string }
  | { name: 'reading'; fileName: string; percentage: number }
  | { name: 'looking'; chosen: Chosen; preview: ImportPreview; problem?: string }
  | { name: 'importing'; questionsQtd: number; percentage: number }
  /** Said only where the import lost something that the preview did not know of. */
  | { name: 'done'; questionsQtd: number; problems: ImportProblem[] };

interface Chosen {
  fileName: string;
  contentBase64: string;
}

/** The way of a file from the disk into the questions: look first, then import, or give up at any point. */
export function useImport(
  owner: QuestionsOwner,
  onImported: (questionsQtd: number, isAllSaid: boolean) => void,
) {
  const { call } = useAppContext();
  const [step, setStep] = useState<ImportStep>({ name: 'choosing' });
  const { begin, giveUp, letGo } = useTransfer(patience);

  async function choose(file: File): Promise<void> {
    if (file.size > importFileLimit) {
      return setStep({ name: 'choosing', problem: `${file.name} passa de 32 MB.` });
    }
    if (file.size === 0) return setStep({ name: 'choosing', problem: `${file.name} está vazio.` });
    const fileName = file.name.slice(-200);
    const show = (percentage: number) => setStep({ name: 'reading', fileName, percentage });
    const { signal, terms } = begin(show);
    try {
      const chosen = { fileName, contentBase64: await toBase64(file) };
      const preview = await call('POST /questions/import/preview', { body: chosen }, terms);
      setStep({ name: 'looking', chosen, preview });
    } catch (error) {
      if (!signal.aborted) setStep({ name: 'choosing', problem: fileProblem(error) });
    }
  }

  async function confirm(chosen: Chosen, preview: ImportPreview): Promise<void> {
    const questionsQtd = preview.questions.length;
    const show = (percentage: number) => {
      setStep({ name: 'importing', questionsQtd, percentage });
      if (percentage >= 100) letGo();
    };
    const { signal, terms } = begin(show);
    try {
      const body = { owner, ...chosen };
      const report = await call('POST /questions/import', { body }, terms);
      const unforeseen = report.problems.slice(preview.problems.length);
      if (unforeseen.length > 0) setStep({ name: 'done', ...report, problems: unforeseen });
      onImported(report.questionsQtd, unforeseen.length === 0);
    } catch (error) {
      if (signal.aborted) return;
      const problem = fileProblem(error);
      setStep({ name: 'looking', chosen, preview, problem });
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
