import type { CourseImportPreview, ImportedCourse } from '@sabia/domain/courses/course-file.ts';
import { fileLimits } from '@sabia/domain/files/file.ts';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from '../../../files/upload-file.ts';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { useAppContext } from '../../../layout/app-context.tsx';
import { showToast } from '../../../ui/states/toast.tsx';

/** Ten minutes: a file may hold hundreds of images. */
const timeoutMs = 600_000;

type CourseImportStep =
  | { name: 'choosing'; problem?: string }
  | { name: 'reading'; fileName: string; percentage: number }
  | { name: 'previewing'; uploadId: string; preview: CourseImportPreview; problem?: string }
  /** The file is on the server already, so there is no upload progress. */
  | { name: 'importing'; title: string; percentage: 100 };

/** The steps of importing a course from a file: choose, preview, import. */
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
    const reject = (problem: string) => setStep({ name: 'choosing', problem });
    const fileName = chosen.name;
    if (chosen.size === 0) return reject(`${fileName} está vazio.`);
    if (chosen.size > fileLimits['application/zip']) return reject(`${fileName} passa de 100 MB.`);
    // Windows gives a zip file another media type.
    const file = new File([chosen], fileName, { type: 'application/zip' });
    const onProgress = (percentage: number) => {
      if (!signal.aborted) setStep({ name: 'reading', fileName, percentage });
    };
    onProgress(0);
    try {
      const uploadId = await sendFile(call, file, { signal, onProgress });
      const preview = await call(
        'POST /courses/files/preview',
        { body: { uploadId } },
        { signal, timeoutMs },
      );
      setStep({ name: 'previewing', uploadId, preview });
    } catch (error) {
      if (!signal.aborted) reject(problemOf(error));
    }
  }

  async function confirm(uploadId: string, preview: CourseImportPreview): Promise<void> {
    setStep({ name: 'importing', title: preview.title, percentage: 100 });
    try {
      // The server finishes without the browser; a repeated request answers with the same course.
      onImported(await call('POST /courses/files', { body: { uploadId } }, { timeoutMs }));
    } catch (error) {
      const problem = problemOf(error);
      setStep({ name: 'previewing', uploadId, preview, problem });
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

/** The number of errors that the message names. */
const longestList = 5;

/** The first errors of the file, each with its path in there. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiProblem))
    return 'O arquivo não foi enviado. Confira sua conexão e tente de novo.';
  const { errors, detail } = error;
  const [first] = errors;
  if (!first) return detail;
  if (first.path === 'uploadId') return first.message;
  const mistakes = errors.slice(0, longestList).map(({ path, message }) => `${path}: ${message}`);
  const more = errors.length > longestList ? ` E mais ${errors.length - longestList}.` : '';
  return `${detail} ${mistakes.join('; ')}.${more}`;
}
