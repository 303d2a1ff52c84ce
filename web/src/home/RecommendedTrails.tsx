import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { tutorialQuery } from '../courses/courses.api.ts';
import { useProfile } from '../layout/session.ts';
import { lastOngoingCourseQuery } from '../progress/progress.api.ts';
import { recommendTrails } from '../trails/recommend-trails.ts';
import { TrailCard } from '../trails/TrailCard.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { CardGrid } from '../ui/primitives/CardGrid.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { firstTrailsQuery } from './home-queries.ts';
import { HomeSection } from './HomeSection.tsx';

/** Trails to start or to continue, with the reason for each; renders nothing without one. */
export function RecommendedTrails({ userId }: { userId: string }) {
  const profile = useProfile();
  const trails = useQuery(firstTrailsQuery);
  const ongoing = useQuery(lastOngoingCourseQuery(userId));
  const { data: tutorial } = useQuery(tutorialQuery);
  const course = ongoing.data?.course;
  // The tutorial says nothing about what the learner likes.
  const categories =
    course?.isStudied && course.id !== tutorial?.id
      ? course.categories.map(({ title }) => title)
      : [];
  const recommended = trails.data && recommendTrails(trails.data.items, { ...profile, categories });
  if (recommended?.length === 0) return null;
  return (
    <HomeSection
      title="Trilhas para você"
      more={<TextLink to="/trilhas">Todas as trilhas</TextLink>}
    >
      <Loaded query={trails} skeleton={<Skeleton height={340} />}>
        {() => (
          <CardGrid items={(recommended ?? []).map((each) => ({ ...each, id: each.trail.id }))}>
            {({ trail, reason }) => <TrailCard trail={trail} reason={reason} heading="h3" />}
          </CardGrid>
        )}
      </Loaded>
    </HomeSection>
  );
}
