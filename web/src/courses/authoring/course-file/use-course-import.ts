import type { CourseImportPreview, ImportedCourse } from '@sabia/domain/courses/course-file.ts';
import { fileLimits } from '@sabia/domain/files/file.ts';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from '../../../files/upload-file.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useAppContext } from '../../../layout/app-context.tsx';
import { showToast } from '../../../ui/toast.tsx';

/** Hundreds of images are drawn anew. */
const patience = 600_000;

type CourseImportStep =
  | { name: 'choosing'; problem?: string }
  | { name: 'reading'; fileName: string; percentage: number }
  | { name: 'looking'; uploadId: string; preview: CourseImportPreview; problem?: string }
  /** Nothing is sent: it is there already. */
  | { name: 'importing'; title: string; percentage: 100 };

/** The way of a course from a file into the school: look first, then import, or give up at any point. */
export function useCourseImport(onImported: (course: ImportedCourse) => void) {
  const { call } = useAppContext();
  const [step, setStep] = useState<CourseImportStep>({ name: 'choosing' });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function choose(chosen: File): Promise<void> {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const decline = (problem: string) => setStep({ name: 'choosing', problem });
    const fileName = chosen.name;
    if (chosen.size === 0) return decline(`${fileName} está vazio.`);
    if (chosen.size > fileLimits['application/zip']) return decline(`${fileName} passa de 100 MB.`);
    // Windows calls a zip something else.
    const file = new File([chosen], fileName, { type: 'application/zip' });
    const onProgress = (percentage: number) => {
      if (!signal.aborted) setStep({ name: 'reading', fileName, percentage });
    };
    onProgress(0);
    try {
      const uploadId = await sendFile(call, file, { signal, onProgress });
      const terms = { signal, patience };
      const preview = await call('POST /courses/files/preview', { body: { uploadId } }, terms);
      setStep({ name: 'looking', uploadId, preview });
    } catch (error) {
      if (!signal.aborted) decline(problemOf(error));
    }
  }

  async function confirm(uploadId: string, preview: CourseImportPreview): Promise<void> {
    setStep({ name: 'importing', title: preview.title, percentage: 100 });
    try {
      // The server goes on, whoever waits for it; asked again, it answers with the same course.
      onImported(
        await call('POST /courses/files', { body: { uploadId } }, { timeoutMs: patience }),
      );
    } catch (error) {
      const problem = problemOf(error);
      setStep({ name: 'looking', uploadId, preview, problem });
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

/** Nobody reads more. */
const shown = 5;

/** What is wrong with the file, the first mistakes by their place in there. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiProblem))
    return 'O arquivo não foi enviado. Confira sua conexão e tente de novo.';
  const { errors, detail } = error;
  const [first] = errors;
  if (!first) return detail;
  if (first.path === 'uploadId') return first.message;
  const mistakes = errors.slice(0, shown).map(({ path, message }) => `${path}: ${message}`);
  const more = errors.length > shown ? ` E mais ${errors.length - shown}.` : '';
  return `${detail} ${mistakes.join('; ')}.${more}`;
}
