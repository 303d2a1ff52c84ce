import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { count } from '../../ui/words/plural.ts';
import { ProgressBar } from '../../ui/states/ProgressBar.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { itemLink } from '../item-link.ts';
import { nextItem, type PathItem } from './path.ts';
import classes from './TrailItems.module.css';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

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
    <Stack gap={12}>
      <ProgressBar
        label="Seu progresso na trilha"
        value={done}
        max={path.length}
        text={`${done} de ${count(path.length, 'etapa', 'etapas')}`}
      />
      {missing.length > 0 && (done > 0 || isCompleted) && (
        <Stack gap={4} className={classes.missing}>
          <strong>{isCompleted ? 'Novidades desde que você concluiu:' : 'Falta:'}</strong>
          <ul>
            {missing.map((item) => (
              <li key={item.id}>
                <TextLink {...itemLink(item)} inherit>
                  {item.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {next && (
        <ButtonLink {...itemLink(next)} size="md">
          {done === 0 ? 'Começar a trilha' : 'Ir para a próxima etapa'}
        </ButtonLink>
      )}
      {next && (
        <Muted size={14} className={classes.next}>
          A seguir: {next.title}
        </Muted>
      )}
    </Stack>
  );
}
