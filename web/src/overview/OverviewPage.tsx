import { NativeSelect, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UnusedFiles } from '../files/UnusedFiles.tsx';
import '../ui/forms/authoring-styles.ts';
import { SchoolChecklist } from '../school/SchoolChecklist.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { Page } from '../ui/page/Page.tsx';
import { CourseDropOff } from './CourseDropOff.tsx';
import { DailyFigures } from './DailyFigures.tsx';
import { ExamFigures } from './ExamFigures.tsx';
import { MissedQuestions } from './MissedQuestions.tsx';
import {
  examFiguresQuery,
  missedQuestionsQuery,
  overviewQuery,
  publishedQuery,
} from './overview.api.ts';
import { PublishedContents } from './PublishedContents.tsx';
import { overviewSearch, periodOf, usualDays } from './overview-search.ts';
import { Totals } from './Totals.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

const periods = [
  { value: '7', label: 'Últimos 7 dias' },
  { value: usualDays, label: 'Últimos 30 dias' },
  { value: '90', label: 'Últimos 90 dias' },
];

/** The overview: active learners, completions and drop-off. */
export function OverviewPage() {
  const search = useSearch({ from: '/admin/' });
  const navigate = useNavigate({ from: '/admin/' });
  const period = periodOf(search);
  const overview = useQuery({ ...overviewQuery(period), placeholderData: keepPreviousData });
  const published = useQuery(publishedQuery);
  const exams = useQuery({ ...examFiguresQuery(period), placeholderData: keepPreviousData });
  const missed = useQuery({ ...missedQuestionsQuery(period), placeholderData: keepPreviousData });
  const change = (changed: Record<string, string>) =>
    void navigate({
      search: overviewSearch({ ...search, ...changed }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Page title="Visão geral">
      <SchoolChecklist />
      <Stack gap={24}>
        <Loaded query={published} skeleton={<Skeleton height={98} radius={12} />}>
          {(shown) => <PublishedContents published={shown} />}
        </Loaded>
        <NativeSelect
          maw={320}
          label="Período"
          description="Até hoje, comparado com os dias logo antes"
          data={periods}
          value={search.dias ?? usualDays}
          onChange={({ currentTarget }) => change({ dias: currentTarget.value })}
        />
        <Loaded query={overview} skeleton={<OverviewSkeleton />}>
          {(shown) => (
            <>
              <Totals overview={shown} />
              <DailyFigures days={shown.days} />
            </>
          )}
        </Loaded>
        <Loaded query={exams} skeleton={<FigureSkeleton />}>
          {(shown) => <ExamFigures exams={shown} />}
        </Loaded>
        <Loaded query={missed} skeleton={<FigureSkeleton />}>
          {(shown) => <MissedQuestions questions={shown} />}
        </Loaded>
        <CourseDropOff
          period={period}
          courseId={search.curso}
          onChoose={(curso) => change({ curso })}
        />
        <UnusedFiles />
      </Stack>
    </Page>
  );
}

const FigureSkeleton = () => <Skeleton height={420} radius={12} />;

function OverviewSkeleton() {
  return (
    <Stack gap={24}>
      <Skeleton height={128} radius={12} />
      <FigureSkeleton />
      <FigureSkeleton />
    </Stack>
  );
}
