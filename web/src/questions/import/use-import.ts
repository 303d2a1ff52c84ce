import {
  importFileLimit,
  type ImportChoices,
  type ImportPreview,
  type ImportProblem,
  type ImportReport,
} from '@sabia/domain/questions/question-import.ts';
import type { QuestionsOwner } from '@sabia/domain/questions/questions-owner.ts';
import { useState } from 'react';
import { fileProblem, toBase64 } from '../../files/chosen-file.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { useTransfer } from '../../ui/states/use-transfer.ts';
import { showToast } from '../../ui/states/toast.tsx';

/** Ten minutes: a file may hold hundreds of images. */
const timeoutMs = 600_000;

type ImportStep =
  | { name: 'choosing'; problem?: string }
  | { name: 'reading'; fileName: string; percentage: number }
  | { name: 'previewing'; chosen: Chosen; preview: ImportPreview; problem?: string }
  | { name: 'importing'; percentage: number }
  /** Only after an import with problems that the preview did not show. */
  | { name: 'done'; report: ImportReport; problems: ImportProblem[] };

interface Chosen {
  fileName: string;
  contentBase64: string;
}

/** The steps of importing questions from a file: choose, preview, import. */
export function useImport(onImported: (report: ImportReport, isComplete: boolean) => void) {
  const { call } = useAppContext();
  const [step, setStep] = useState<ImportStep>({ name: 'choosing' });
  const { begin, abort, detach } = useTransfer(timeoutMs);

  async function choose(file: File): Promise<void> {
    if (file.size > importFileLimit) {
      return setStep({
        name: 'choosing',
        problem: `${file.name} passa de 32 MB. Divida as questões em arquivos menores.`,
      });
    }
    if (file.size === 0) return setStep({ name: 'choosing', problem: `${file.name} está vazio.` });
    const fileName = file.name.slice(-200);
    const show = (percentage: number) => setStep({ name: 'reading', fileName, percentage });
    const { signal, options } = begin(show);
    try {
      const chosen = { fileName, contentBase64: await toBase64(file) };
      const preview = await call('POST /questions/import/preview', { body: chosen }, options);
      setStep({ name: 'previewing', chosen, preview });
    } catch (error) {
      if (!signal.aborted) setStep({ name: 'choosing', problem: fileProblem(error) });
    }
  }

  /** Imports into the owner that `findOwner` gives: it may create a question bank first. */
  async function confirm(
    { chosen, preview }: { chosen: Chosen; preview: ImportPreview },
    { findOwner, choices }: { findOwner: () => Promise<QuestionsOwner>; choices: ImportChoices },
  ): Promise<void> {
    const show = (percentage: number) => {
      setStep({ name: 'importing', percentage });
      if (percentage >= 100) detach();
    };
    const { signal, options } = begin(show);
    try {
      const body = { owner: await findOwner(), ...chosen, ...choices };
      const report = await call('POST /questions/import', { body }, options);
      const problems = unseenProblems(report, preview);
      if (problems.length > 0) setStep({ name: 'done', report, problems });
      onImported(report, problems.length === 0);
    } catch (error) {
      if (signal.aborted) return;
      const problem = fileProblem(error);
      setStep({ name: 'previewing', chosen, preview, problem });
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

/** The problems of an import that its preview did not show. */
function unseenProblems(report: ImportReport, preview: ImportPreview): ImportProblem[] {
  const place = ({ line, reason }: ImportProblem) => `${line} ${reason}`;
  const seen = new Set(preview.problems.map(place));
  return report.problems.filter((problem) => !seen.has(place(problem)));
}
