import { IconCheck, IconHourglassEmpty } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Spoken } from '../../ui/Spoken.tsx';
import { stepKinds } from '../step-kinds.ts';
import { placeOf } from '../step-place.ts';
import type { PathStep } from './path.ts';
import classes from './Steps.module.css';

const listed = new Intl.ListFormat('pt-BR');

interface StepProps {
  step: PathStep;
  /** The one to go on with. */
  isNext: boolean;
}

/** A step of the path: what it is, where the learner is in it, what comes before it. */
export function Step({ step, isNext }: StepProps) {
  const { title, kind, isCompleted, percentage, comesAfter, waitsFor } = step;
  const { name, Icon } = stepKinds[kind];
  return (
    <li className={classes.step} data-state={stateOf(step)} data-next={isNext || undefined}>
      <Mark step={step} />
      <div className={classes.card}>
        <p className={classes.kind}>
          <Icon size={16} aria-hidden="true" />
          {name}
          {isCompleted && <span className={classes.done}>Etapa concluída</span>}
          {!isCompleted && percentage > 0 && <span>Em andamento: {percentage}%</span>}
          {isNext && <span className={classes.tag}>A próxima</span>}
        </p>
        <h3 className={classes.title}>
          <Link {...placeOf(step)} className={classes.link}>
            {title}
          </Link>
        </h3>
        <p className={classes.description}>{step.shortDescription}</p>
        {comesAfter.length > 0 && !isCompleted && (
          <p className={classes.after}>
            Depois de:{' '}
            {comesAfter.map((before, index) => (
              <Fragment key={before.id}>
                {index > 0 && ', '}
                <Before step={before} />
              </Fragment>
            ))}
          </p>
        )}
        {waitsFor.length > 0 && !isCompleted && (
          <p className={classes.waits}>
            {waitsFor.length < comesAfter.length &&
              `Falta antes: ${listed.format(waitsFor.map((before) => before.title))}. `}
            Dá para espiar desde já.
          </p>
        )}
      </div>
    </li>
  );
}

function Before({ step: { title, isCompleted } }: { step: PathStep }) {
  if (!isCompleted) return <strong>{title}</strong>;
  return (
    <span className={classes.before}>
      {title}
      <IconCheck size={16} aria-hidden="true" />
      <Spoken> (concluída)</Spoken>
    </span>
  );
}

/** Its number, until it is done; what waits shows that too. */
function Mark({ step }: { step: PathStep }) {
  const state = stateOf(step);
  return (
    <span className={classes.mark} aria-hidden="true">
      {state === 'done' && <IconCheck size={20} stroke={3} />}
      {state === 'waiting' && <IconHourglassEmpty size={18} />}
      {state === 'open' && step.number}
    </span>
  );
}

function stateOf({ isCompleted, waitsFor }: PathStep): 'done' | 'waiting' | 'open' {
  if (isCompleted) return 'done';
  return waitsFor.length > 0 ? 'waiting' : 'open';
}
