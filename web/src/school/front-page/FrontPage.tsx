import { frontPageTextsOf } from '@sabia/domain/school/front-page-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useAppContext } from '../../layout/app-context.tsx';
import { PageTitle } from '../../ui/page/Page.tsx';
import { frontPageQuery } from '../school.api.ts';
import { Abilities } from './Abilities.tsx';
import { FirstCourses } from './FirstCourses.tsx';
import classes from './FrontPage.module.css';
import { Hero } from './Hero.tsx';
import { LastCall } from './LastCall.tsx';
import { Prices } from './Prices.tsx';
import { Promises } from './Promises.tsx';
import { Questions } from './Questions.tsx';

/** The first page of a visitor: the school in one sentence, first courses, prices, answers and the way to an account. */
export function FrontPage() {
  const query = useQuery(frontPageQuery);
  const texts = frontPageTextsOf(useAppContext().clientConfig.frontPage);
  return (
    <div className={classes.page}>
      <PageTitle>{texts.title}</PageTitle>
      <Hero facts={query.data} texts={texts.hero} />
      <FirstCourses query={query} />
      <Abilities />
      <Promises />
      {query.data && query.data.plans.length > 0 && <Prices facts={query.data} />}
      <Questions hasPlans={(query.data?.plans.length ?? 0) > 0} />
      <LastCall texts={texts.last} isFree={(query.data?.freeCoursesQtd ?? 0) > 0} />
    </div>
  );
}
