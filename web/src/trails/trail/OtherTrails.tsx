import type { Trail } from '@sabia/domain/trails/trail.ts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StudyNext } from '../../ui/StudyNext.tsx';
import { TrailCard } from '../TrailCard.tsx';
import { trailsQuery } from '../trails.api.ts';

/** After a completed trail: trails that are not completed, those of the same category first. */
export function OtherTrails({ trail }: { trail: Trail }) {
  const { data, isPending } = useQuery(trailsQuery({}));
  const open = (data?.items ?? []).filter(
    ({ id, progress }) => id !== trail.id && !progress?.isCompleted,
  );
  const related = open.filter(({ category }) => category.id === trail.category.id);
  return (
    <StudyNext
      others={isPending ? undefined : [...new Set([...related, ...open])]}
      catalog={
        <ButtonLink to="/trilhas" variant="default">
          Ver todas as trilhas
        </ButtonLink>
      }
    >
      {(other) => <TrailCard trail={other} heading="h3" />}
    </StudyNext>
  );
}
