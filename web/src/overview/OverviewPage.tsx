import { NativeSelect, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AdminTabs } from '../layout/AdminTabs.tsx';
import '../ui/authoring-styles.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { CourseDropOff } from './CourseDropOff.tsx';
import { DailyFigures } from './DailyFigures.tsx';
import { ExamFigures } from './ExamFigures.tsx';
import { MissedQuestions } from './MissedQuestions.tsx';
import { examFiguresQuery, missedQuestionsQuery, overviewQuery } from './overview.api.ts';
import classes from './OverviewPage.module.css';
import { overviewSearch, periodOf, usualDays } from './overview-search.ts';
import { Totals } from './Totals.tsx';

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
      <AdminTabs />
      <NativeSelect
        className={classes.period}
        label="Período"
        description="Até hoje, comparado com os dias logo antes"
        data={periods}
        value={search.dias ?? usualDays}
        onChange={({ currentTarget }) => change({ dias: currentTarget.value })}
      />
      <div className={classes.figures}>
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
      </div>
    </Page>
  );
}

const FigureSkeleton = () => <Skeleton height={420} radius={12} />;

function OverviewSkeleton() {
  return (
    <div className={classes.figures}>
      <Skeleton height={128} radius={12} />
      <FigureSkeleton />
      <FigureSkeleton />
    </div>
  );
}
