import { courseAccess } from '@sabia/domain/courses/course-access.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { Skeleton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '../../layout/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { count } from '../../ui/words/plural.ts';
import { ProgressBar } from '../../ui/states/ProgressBar.tsx';
import { StudyRounds } from '../rounds/StudyRounds.tsx';
import { SubscriptionNote } from '../../subscriptions/SubscriptionNote.tsx';
import { SubscriptionPrice } from '../../subscriptions/SubscriptionPrice.tsx';
import { AccountChoice } from '../../users/AccountChoice.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** Start, continue, create an account or subscribe, according to the viewer's access. */
export function CallToAction({ course }: { course: Course }) {
  const session = useSession();
  if (session.status === 'loading') return <Skeleton height={44} />;
  const viewer = session.status === 'signed-in' ? session.user : null;
  const access = courseAccess(viewer, course);
  if (access.granted) return <OpenCourse course={course} />;
  if (access.because === 'sign-in-needed') return <Join course={course} />;
  if (access.because === 'subscription-needed') return <Subscribe course={course} />;
  return <Muted size={14}>Este curso não está disponível agora.</Muted>;
}

const useCoursePath = (slug: string) =>
  useRouter().buildLocation({
    to: '/cursos/$courseIdPresentation',
    params: { courseIdPresentation: slug },
  }).href;

/** The payment leads to the course itself. */
function Subscribe({ course: { slug } }: { course: Course }) {
  const returnPath = useCoursePath(slug);
  return <SubscriptionNote reason="Este curso faz parte da assinatura" returnPath={returnPath} />;
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
        <SubscriptionPrice reason="Comece pela parte aberta. As seções com cadeado fazem parte da assinatura" />
      )}
    </Stack>
  );
}

function openLabel({ courseProgression }: Course): string {
  if (!courseProgression) return 'Começar';
  return courseProgression.isCompleted ? 'Rever o curso' : 'Continuar';
}

/** A new account opens the first lesson, if the course has one for it. */
function Join({ course: { slug, paymentType } }: { course: Course }) {
  const coursePath = useCoursePath(slug);
  return (
    <Stack gap={12}>
      {paymentType === 'FREE' ? (
        <strong>Este curso é grátis.</strong>
      ) : (
        <SubscriptionPrice
          reason={
            paymentType === 'PAID'
              ? 'Este curso faz parte da assinatura'
              : 'Uma parte é grátis. O resto faz parte da assinatura'
          }
        />
      )}
      <AccountChoice {...(paymentType !== 'PAID' && { returnPath: coursePath })} />
      <Muted size={14}>{visitorNotes[paymentType]}</Muted>
    </Stack>
  );
}

const visitorNotes: Readonly<Record<Course['paymentType'], string>> = {
  FREE: 'A conta guarda o seu progresso e dá direito ao certificado.',
  FREEMIUM: 'A conta abre a parte grátis e guarda o seu progresso.',
  PAID: 'As prévias desta página são abertas a todos.',
};
