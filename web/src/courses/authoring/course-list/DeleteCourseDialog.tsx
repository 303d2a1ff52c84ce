import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { showFailure } from '../show-failure.ts';

interface DeleteCourseDialogProps {
  course: CourseCard;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteCourseDialog({ course, isOpen, onClose }: DeleteCourseDialogProps) {
  const { deleteCourse } = useAuthoring();
  const deletion = useMutation({
    mutationFn: () => deleteCourse(course.id),
    onSuccess: () => {
      onClose();
      showToast({ kind: 'success', message: 'Curso excluído.' });
    },
    onError: showFailure,
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Excluir “${course.title}”?`}
      confirmLabel="Excluir curso"
      isDangerous
      isPending={deletion.isPending}
      onConfirm={deletion.mutate}
      onClose={onClose}
    >
      O curso e seus conteúdos somem do catálogo, também para quem está estudando. Os certificados
      já emitidos continuam valendo. Não dá para desfazer.
    </ConfirmDialog>
  );
}
