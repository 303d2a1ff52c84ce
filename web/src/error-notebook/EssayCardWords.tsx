import type { EssayCard } from '@sabia/domain/error-notebook/essay-card.ts';
import { pointsWords } from '../attempts/points-words.ts';
import { Muted } from '../ui/primitives/Muted.tsx';

/** The words of the essay that a card is about, or the points of its criterion; nothing for a comment on the whole essay. */
export function EssayCardWords({ card: { quote, points, mostPoints } }: { card: EssayCard }) {
  if (quote !== null)
    return (
      <Muted>
        Você escreveu: <q>{quote}</q>
      </Muted>
    );
  if (points === null || mostPoints === null) return null;
  return <Muted>{pointsWords(points, mostPoints)}</Muted>;
}
