import type { Trail } from '@sabia/domain/trails/trail.ts';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../layout/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StudyNext } from '../../ui/cards/StudyNext.tsx';
import { recommendTrails } from '../recommend-trails.ts';
import { TrailCard } from '../TrailCard.tsx';
import { trailsQuery } from '../trails.api.ts';

/** After a completed trail: the trails that the home recommends, first those of the same category. */
export function OtherTrails({ trail }: { trail: Trail }) {
  const { data } = useQuery(trailsQuery({}));
  const learner = { ...useProfile(), categories: [trail.category.title] };
  const others = data?.items.filter(({ id }) => id !== trail.id);
  return (
    <StudyNext
      others={
        others &&
        recommendTrails(others, learner).map((recommended) => ({
          ...recommended,
          id: recommended.trail.id,
        }))
      }
      catalog={
        <ButtonLink to="/trilhas" variant="default">
          Ver todas as trilhas
        </ButtonLink>
      }
    >
      {(other) => <TrailCard trail={other.trail} reason={other.reason} heading="h3" />}
    </StudyNext>
  );
}
