import type { TrailCard } from '@sabia/domain/trails/trail.ts';
import { categoryHue } from '../ui/cards/category-hue.ts';
import classes from './TrailSteps.module.css';

/** As many as fit into a card. */
const shownSteps = 9;

/** The steps of a trail as a path of tiles: completed ones in the hue of the category, the next one alive. Decoration. */
export function TrailSteps({ trail: { category, contentsQtd, progress } }: { trail: TrailCard }) {
  const doneQtd = progress?.completedContentsQtd;
  // Of a long trail the part around the next step.
  const first = Math.max(0, Math.min((doneQtd ?? 0) - 4, contentsQtd - shownSteps));
  return (
    <div aria-hidden="true" className={classes.steps} style={categoryHue(category.title)}>
      {Array.from({ length: Math.min(contentsQtd, shownSteps) }, (_, index) => (
        <span
          key={index}
          data-done={(doneQtd !== undefined && first + index < doneQtd) || undefined}
          data-next={first + index === doneQtd || undefined}
          className={classes.step}
        />
      ))}
    </div>
  );
}
