import type { User } from '@sabia/domain/users/user.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormSection } from '../../ui/FormSection.tsx';
import classes from './ProfilePage.module.css';

/** The level by the leveling exam, with a link to the exam. */
export function LevelSection({ user: { level } }: { user: Pick<User, 'level'> }) {
  return (
    <FormSection title="Seu nível">
      <div className={classes.level}>
        <p>{level ?? 'A prova de nivelamento mostra por onde começar.'}</p>
        <ButtonLink to="/nivelamento" variant="default">
          {level ? 'Refazer a prova de nivelamento' : 'Fazer a prova de nivelamento'}
        </ButtonLink>
      </div>
    </FormSection>
  );
}
