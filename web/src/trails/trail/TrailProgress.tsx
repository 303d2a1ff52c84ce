import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { count } from '../../ui/plural.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { itemLink } from '../item-link.ts';
import { nextItem, type PathItem } from './path.ts';
import classes from './TrailProgress.module.css';

interface TrailProgressProps {
  path: readonly PathItem[];
  isCompleted: boolean;
}

/** The learner's progress, the missing items, and a link to the next one. */
export function TrailProgress({ path, isCompleted }: TrailProgressProps) {
  const missing = path.filter((item) => !item.isCompleted);
  const done = path.length - missing.length;
  const next = nextItem(path);
  return (
    <div className={classes.progress}>
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
            {missing.map((item) => (
              <li key={item.id}>
                <TextLink {...itemLink(item)} inherit>
                  {item.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {next && (
        <ButtonLink {...itemLink(next)} size="md">
          {done === 0 ? 'Começar a trilha' : 'Ir para a próxima etapa'}
        </ButtonLink>
      )}
      {next && <p className={classes.next}>A seguir: {next.title}</p>}
    </div>
  );
}
