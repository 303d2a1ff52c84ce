import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAppContext } from '../../layout/app-context.tsx';
import type { Subject } from './wanted-training.ts';

/** Starts a training and opens it. */
export function useTrainingStart() {
  const { call } = useAppContext();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: (subject: Subject) =>
      call('POST /trainings', { body: { id: crypto.randomUUID(), ...subject } }),
    onSuccess: ({ id }) => navigate({ to: '/treino/$trainingId', params: { trainingId: id } }),
  });
  return {
    error: start.error,
    start: (subject: Subject) => start.mutate(subject),
    /** True while the training of this subject is being created. */
    isStarting: (subject: Subject) =>
      start.isPending && JSON.stringify(start.variables) === JSON.stringify(subject),
  };
}

export type TrainingStart = ReturnType<typeof useTrainingStart>;
