import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { Button } from '@mantine/core';
import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../files/save-file.ts';
import { fetchWithProgress } from '../../../platform/api/fetch-with-progress.ts';
import { useAppContext } from '../../../layout/app-context.tsx';
import { ProgressBar } from '../../../ui/states/ProgressBar.tsx';
import { Focused, WizardDialog } from '../../../ui/dialogs/WizardDialog.tsx';

/** Ten minutes: up to 100 MB over a mobile network. */
const timeoutMs = 600_000;

interface ExportCourseProps {
  course: Pick<CourseCard, 'id' | 'title' | 'slug'>;
  onClose: () => void;
}

/** Downloads a course with all its files as a .zip, with progress. */
export function ExportCourse({ course, onClose }: ExportCourseProps) {
  const { call } = useAppContext();
  const dialog = useRef<{ close: () => void }>(null);
  const close = () => dialog.current?.close();
  const [percentage, setPercentage] = useState(0);
  const { mutate, error, reset } = useMutation({
    mutationFn: (signal: AbortSignal) =>
      call(
        'GET /courses/{id}/file',
        { params: { id: course.id } },
        { signal, timeoutMs, fetch: fetchWithProgress(setPercentage, { of: 'download' }) },
      ),
    onSuccess: (file) => {
      saveFile(file, `${course.slug}.zip`);
      close();
    },
  });
  const hasFailed = error !== null;
  useEffect(() => {
    if (hasFailed) return;
    const abort = new AbortController();
    mutate(abort.signal);
    return () => abort.abort();
  }, [mutate, hasFailed]);

  return (
    <WizardDialog
      ref={dialog}
      title="Exportar curso"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          {hasFailed && <Button onClick={reset}>Tentar novamente</Button>}
        </>
      }
    >
      {hasFailed ? (
        <p role="alert">Não foi possível exportar o curso.</p>
      ) : (
        <Focused>
          <p role="status">Baixando “{course.title}” com todos os seus arquivos…</p>
          <ProgressBar
            label="Download do curso"
            value={percentage}
            max={100}
            text={formatPercentage(percentage)}
          />
        </Focused>
      )}
    </WizardDialog>
  );
}
