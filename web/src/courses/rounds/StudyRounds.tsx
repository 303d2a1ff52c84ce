import { Button, Skeleton } from '@mantine/core';
import { locationsOf } from '@sabia/domain/courses/course-navigation.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { IconRotate } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { courseProgressQuery } from '../../progress/progress.api.ts';
import { restartCourse } from '../../progress/studying.api.ts';
import { useProfile } from '../../layout/session.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { roundText } from './round-text.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** The rounds of a learner in a course, and the button that starts the next one. */
export function StudyRounds({ course }: { course: Course | OutlinedCourse }) {
  const { id: userId } = useProfile();
  const progress = useQuery(courseProgressQuery(course.id, userId));
  const heading = useId();
  const hasProgress = (course.courseProgression?.completedContentsQtd ?? 0) > 0;
  if (!hasProgress && progress.data?.rounds.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={heading} gap={8}>
      <Heading id={heading} size={17}>
        Estudar de novo
      </Heading>
      <Loaded query={progress} skeleton={<Skeleton height={24} />}>
        {({ rounds }) =>
          rounds.length > 0 && (
            <Muted as="div" size={14}>
              <Stack as="ul">
                {rounds.map((round) => (
                  <li key={round.number}>
                    {roundText(round)}
                    {round.completedAt && (
                      <>
                        {' · '}
                        <TextLink to="/certificados" inherit>
                          certificado
                        </TextLink>
                      </>
                    )}
                  </li>
                ))}
              </Stack>
            </Muted>
          )
        }
      </Loaded>
      {hasProgress && (
        <div>
          <Restart course={course} />
        </div>
      )}
    </Stack>
  );
}

function Restart({ course }: { course: Course | OutlinedCourse }) {
  const context = useAppContext();
  const { id: userId } = useProfile();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const restart = useMutation({
    mutationFn: () => restartCourse(context, { courseId: course.id, userId, goToStart }),
    onSuccess: () => showToast({ kind: 'success', message: 'Curso recomeçado. Bons estudos!' }),
    onError: showFailure,
  });

  function goToStart(): Promise<void> {
    setAsking(false);
    return navigate({
      to: '/cursos/$courseIdPresentation',
      params: { courseIdPresentation: course.slug },
      search: { conteudo: locationsOf(course)[0]?.contentId },
    });
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRotate size={18} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Recomeçar curso
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Recomeçar este curso?"
        confirmLabel="Recomeçar"
        isPending={restart.isPending}
        onConfirm={restart.mutate}
        onClose={() => setAsking(false)}
      >
        <Stack gap={12}>
          <span>Todos os conteúdos voltam a ficar por fazer, e o curso abre do começo.</span>
          <span>
            <strong>Nada do que você fez se perde:</strong> o certificado, os totais, a sequência de
            dias e esta vez, com a data, continuam guardados.
          </span>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
