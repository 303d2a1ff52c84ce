import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { count } from '../../ui/plural.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { placeOf } from '../step-place.ts';
import { nextStep, type PathStep } from './path.ts';
import classes from './Standing.module.css';

interface StandingProps {
  path: readonly PathStep[];
  isCompleted: boolean;
}

/** How far the learner is, what is missing, and the way on. */
export function Standing({ path, isCompleted }: StandingProps) {
  const missing = path.filter((step) => !step.isCompleted);
  const done = path.length - missing.length;
  const next = nextStep(path);
  return (
    <div className={classes.standing}>
      <ProgressBar
        label="Seu progresso na trilha"
        value={done}
        max={path.length}
        text={`${done} de ${count(path.length, 'etapa', 'etapas')}`}
      />
      {missing.length > 0 && (done > 0 || isCompleted) && (
        <div className={classes.missing}>
          <p>{isCompleted ? 'Novidades desde que você concluiu:' : 'Falta:'}</p>
          <ul>
            {missing.map((step) => (
              <li key={step.id}>
                <TextLink {...placeOf(step)} inherit>
                  {step.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {next && (
        <ButtonLink {...placeOf(next)} size="md">
          {done === 0 ? 'Começar a trilha' : 'Ir para a próxima etapa'}
        </ButtonLink>
      )}
      {next && <p className={classes.next}>A seguir: {next.title}</p>}
    </div>
  );
}
