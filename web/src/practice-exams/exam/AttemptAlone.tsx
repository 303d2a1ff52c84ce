import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { noAttempts } from '@sabia/domain/attempts/attempts-page.ts';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { examOf } from '../../exams/exam-ids.ts';
import { attemptQuery, attemptsQuery, type ExamSettings } from '../../attempts/attempts.api.ts';
import { AttemptScreen } from '../../attempts/ExamScreen.tsx';
import { useAppContext } from '../../layout/app-context.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { ExamSkeleton } from '../ExamSkeleton.tsx';

interface AttemptAloneProps {
  attemptId: string;
  /** Shown if the viewer has no such attempt. */
  otherwise: ReactNode;
}

/**
 * An attempt whose exam the learner can't open any more, because access has ended or the exam was deactivated: it goes on to its
 * result (product.md A6). Also of an exam of a course.
 */
export function AttemptAlone({ attemptId, otherwise }: AttemptAloneProps) {
  const query = useQuery(attemptQuery(useAppContext(), attemptId));
  if (query.error?.status === 404) return otherwise;
  return (
    <Loaded query={query} skeleton={<ExamSkeleton />}>
      {(attempt) => <AloneScreen key={attempt.id} attempt={attempt} />}
    </Loaded>
  );
}

function AloneScreen({ attempt }: { attempt: Attempt }) {
  const navigate = useNavigate();
  const attempts = useQuery(attemptsQuery(examOf(attempt), 1));
  const known = attempts.data ?? noAttempts;
  const settings = settingsOf(attempt);
  return (
    <Page title={attempt.title}>
      <AttemptScreen
        exam={{
          // Submitted by its id, since the course may not be known.
          place: null,
          attempts: (page) => attemptsQuery(examOf(attempt), page),
          preview: null,
        }}
        attemptId={attempt.id}
        attempts={known}
        terms={{ ...settings, extraTimePercent: 0 }}
        settings={settings}
        materials={null}
        hasScores={known.items.some(({ score }) => score !== undefined)}
        isStarting={false}
        problem={null}
        onRetake={null}
        onOpen={(tentativa) =>
          void (tentativa
            ? navigate({ to: '.', search: { tentativa } })
            : // The introduction is closed to this learner.
              navigate({ to: '/' }))
        }
        studyAgain={null}
      />
    </Page>
  );
}

const settingsOf = ({ questionsQtd, passingScore }: Attempt): ExamSettings => ({
  questionsQtd,
  passingScore,
  timeLimitMinutes: null,
  attemptsLimit: null,
  attemptsPauseHours: null,
  opensAt: null,
  closesAt: null,
});
