import { courseAccess } from '@sabia/domain/courses/course-access.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { Skeleton } from '@mantine/core';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useSession } from '../../layout/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { count } from '../../ui/plural.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { StudyRounds } from '../rounds/StudyRounds.tsx';
import { SubscriptionNote } from '../SubscriptionNote.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** Start, continue, sign in or subscribe, according to the viewer's access. */
export function CallToAction({ course }: { course: Course }) {
  const session = useSession();
  if (session.status === 'loading') return <Skeleton height={44} />;
  const viewer = session.status === 'signed-in' ? session.user : null;
  const access = courseAccess(viewer, course);
  if (access.granted) return <OpenCourse course={course} />;
  if (access.because === 'sign-in-needed') return <SignIn course={course} />;
  if (access.because === 'subscription-needed') return <Subscribe course={course} />;
  return <Muted size={14}>Este curso não está disponível agora.</Muted>;
}

/** The payment leads to the course itself. */
function Subscribe({ course: { slug } }: { course: Course }) {
  const { href } = useRouter().buildLocation({
    to: '/cursos/$courseIdPresentation',
    params: { courseIdPresentation: slug },
  });
  return <SubscriptionNote returnPath={href}>Este curso faz parte da assinatura.</SubscriptionNote>;
}

function OpenCourse({ course }: { course: Course }) {
  const { courseProgression, slug } = course;
  const params = { courseIdPresentation: slug };
  return (
    <Stack gap={12}>
      {courseProgression && (
        <ProgressBar
          label="Seu progresso no curso"
          value={courseProgression.completedContentsQtd}
          max={courseProgression.contentsQtd}
          text={`${courseProgression.completedContentsQtd} de ${count(courseProgression.contentsQtd, 'conteúdo', 'conteúdos')}`}
        />
      )}
      <ButtonLink to="/cursos/$courseIdPresentation" params={params} size="md">
        {openLabel(course)}
      </ButtonLink>
      {courseProgression?.isCompleted && (
        <ButtonLink
          to="/cursos/$courseIdPresentation"
          params={params}
          search={{ tela: 'certificado' }}
          variant="default"
          size="md"
        >
          Ver certificado
        </ButtonLink>
      )}
      {courseProgression && <StudyRounds course={course} />}
      {!course.hasFullAccess && (
        <Muted size={14}>
          Comece pela parte aberta. As seções com cadeado fazem parte da assinatura.
        </Muted>
      )}
    </Stack>
  );
}

function openLabel({ courseProgression }: Course): string {
  if (!courseProgression) return 'Começar';
  return courseProgression.isCompleted ? 'Rever o curso' : 'Continuar';
}

function SignIn({ course }: { course: Course }) {
  const here = useLocation({ select: (location) => location.href });
  return (
    <Stack gap={12}>
      <ButtonLink to="/entrar" search={{ voltar: here }} size="md">
        Entrar para começar
      </ButtonLink>
      <ButtonLink to="/cadastro" search={{ voltar: here }} variant="default" size="md">
        Criar conta
      </ButtonLink>
      <Muted size={14}>{visitorNotes[course.paymentType]}</Muted>
    </Stack>
  );
}

const visitorNotes: Readonly<Record<Course['paymentType'], string>> = {
  FREE: 'Este curso é grátis. A conta guarda o seu progresso e dá direito ao certificado.',
  FREEMIUM: 'Uma parte do curso é grátis: basta ter conta. O resto faz parte da assinatura.',
  PAID: 'Este curso faz parte da assinatura. As prévias abaixo são abertas a todos.',
};
