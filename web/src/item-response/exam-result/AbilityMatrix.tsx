import { abilityName } from '@sabia/domain/item-response/ability-names.ts';
import { abilitiesOf, type AbilityResult } from '@sabia/domain/item-response/abilities.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import type { AnsweredArea } from '../answered-area.ts';
import classes from '../ExamScores.module.css';
import { points } from '../points.ts';

const shownFirst = 3;

/** The abilities to study first, and the right answers of each ability of the area's matrix. */
export function AbilityMatrix({ area }: { area: AnsweredArea }) {
  const abilities = abilitiesOf(area.questions);
  if (abilities.length === 0) return null;
  const first = abilities
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, shownFirst);
  return (
    <Stack as="section" gap={20}>
      <Stack gap={8}>
        <Heading size={24} className={classes.heading}>
          {first.length > 0 ? 'O que estudar primeiro' : 'Habilidades'}
        </Heading>
        <Muted className={classes.sentence}>
          {first.length > 0
            ? 'As habilidades da matriz do Enem em que você tem mais pontos a ganhar.'
            : 'Você acertou todas as questões desta área.'}
        </Muted>
      </Stack>
      <ol className={classes.first} hidden={first.length === 0}>
        {first.map(({ ability, gain, correctQtd, itemsQtd }) => (
          <li key={ability}>
            <strong>+{points(gain)}</strong>
            <span>
              {abilityName(area.area, ability) ?? `Habilidade ${ability}`}
              <small>
                H{ability}, {correctQtd} de {itemsQtd}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <ul className={classes.matrix} aria-label={`Habilidades de ${area.title}`}>
        {abilities.map(({ ability, correctQtd, itemsQtd }) => (
          <li key={ability} data-share={shareOf({ correctQtd, itemsQtd })}>
            <strong>H{ability}</strong>
            <span>
              {correctQtd} de {itemsQtd}
            </span>
            <small>{abilityName(area.area, ability)}</small>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const shareOf = ({ correctQtd, itemsQtd }: Pick<AbilityResult, 'correctQtd' | 'itemsQtd'>) =>
  correctQtd === 0 ? 'none' : correctQtd === itemsQtd ? 'all' : 'some';
