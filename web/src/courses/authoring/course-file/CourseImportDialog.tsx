import type { ImportedCourse } from '@sabia/domain/courses/course-file.ts';
import { useRef } from 'react';
import { FileImportDialog } from '../../../ui/dialogs/FileImportDialog.tsx';
import { CourseImportReport } from './CourseImportReport.tsx';
import { useCourseImport } from './use-course-import.ts';

interface CourseImportDialogProps {
  /** `isOpen`: the dialog has not been closed meanwhile. */
  onImported: (course: ImportedCourse, isOpen: boolean) => void;
  onClose: () => void;
}

const place = {
  label: 'Arquivo do curso',
  hint: 'O .zip de um curso exportado daqui ou de outra escola, de até 100 MB. Arraste o arquivo até aqui ou escolha-o: nada é importado antes de você conferir.',
  accept: '.zip,application/zip',
};

export function CourseImportDialog({ onImported, onClose }: CourseImportDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const { step, choose, confirm, startOver } = useCourseImport((course) => {
    onImported(course, dialog.current !== null);
    dialog.current?.close();
  });
  return (
    <FileImportDialog
      ref={dialog}
      title="Importar curso"
      place={place}
      step={step}
      readingWait="Conferindo o curso e cada arquivo dele."
      importing={{
        what: `Importando ${step.name === 'importing' ? step.title : ''}`,
        wait: 'Você pode fechar: a importação continua.',
      }}
      onChoose={choose}
      onStartOver={startOver}
      confirm={
        step.name === 'previewing' && {
          label: 'Importar curso',
          onConfirm: () => confirm(step.uploadId, step.preview),
        }
      }
      onClose={onClose}
    >
      {step.name === 'previewing' && (
        <CourseImportReport preview={step.preview} problem={step.problem} />
      )}
    </FileImportDialog>
  );
}
