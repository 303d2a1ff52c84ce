import type { User } from '@sabia/domain/users/user.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

/** The level by the leveling exam, with a link to the exam. */
export function LevelSection({ user: { level } }: { user: Pick<User, 'level'> }) {
  return (
    <FormSection title="Seu nível">
      <Row gap={12} justify="between">
        <span>{level ?? 'A prova de nivelamento mostra por onde começar.'}</span>
        <ButtonLink to="/nivelamento" variant="default">
          {level ? 'Refazer o nivelamento' : 'Fazer a prova de nivelamento'}
        </ButtonLink>
      </Row>
    </FormSection>
  );
}
