import { Button } from '@mantine/core';
import type { ImportedCourse } from '@sabia/domain/courses/course-file.ts';
import { type ReactNode, useRef } from 'react';
import { FilePlace } from '../../../ui/FilePlace.tsx';
import { FileAtWork, Focused, StepsDialog } from '../../../ui/StepsDialog.tsx';
import { CourseImportReport } from './CourseImportReport.tsx';
import { useCourseImport } from './use-course-import.ts';

interface CourseImportDialogProps {
  /** `isWatched`: the dialog is still there. */
  onImported: (course: ImportedCourse, isWatched: boolean) => void;
  onClose: () => void;
}

/** Choose a file, look at the course in it, import it. */
export function CourseImportDialog({ onImported, onClose }: CourseImportDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const close = () => dialog.current?.close();
  const { step, choose, confirm, startOver } = useCourseImport((course) => {
    onImported(course, dialog.current !== null);
    close();
  });

  function body(): ReactNode {
    switch (step.name) {
      case 'choosing':
        return (
          <FilePlace
            label="Arquivo do curso"
            hint="O .zip de um curso exportado da Sabiá, de até 100 MB. Arraste o arquivo até aqui ou escolha-o: nada é importado antes de você conferir."
            accept=".zip,application/zip"
            problem={step.problem}
            onChoose={(file) => void choose(file)}
          />
        );
      case 'reading':
        return (
          <FileAtWork
            what={`Lendo ${step.fileName}`}
            wait="Conferindo o curso e cada arquivo dele."
            percentage={step.percentage}
          />
        );
      case 'looking':
        return (
          <Focused>
            <CourseImportReport preview={step.preview} problem={step.problem} />
          </Focused>
        );
      case 'importing':
        return (
          <FileAtWork
            what={`Importando ${step.title}`}
            wait="Você pode fechar: a importação continua."
            percentage={100}
          />
        );
    }
  }

  return (
    <StepsDialog
      ref={dialog}
      title="Importar curso"
      onClose={onClose}
      actions={
        <>
          {step.name === 'looking' && (
            <Button variant="subtle" onClick={startOver}>
              Escolher outro arquivo
            </Button>
          )}
          <Button variant="default" onClick={close}>
            {step.name === 'importing' ? 'Fechar' : 'Cancelar'}
          </Button>
          {step.name === 'looking' && (
            <Button onClick={() => void confirm(step.uploadId, step.preview)}>
              Importar curso
            </Button>
          )}
        </>
      }
    >
      {body()}
    </StepsDialog>
  );
}
