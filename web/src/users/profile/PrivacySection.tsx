import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormSection } from '../../ui/FormSection.tsx';
import classes from './ProfilePage.module.css';

/** The link to the page about the user's own data. */
export function PrivacySection() {
  return (
    <FormSection title="Privacidade">
      <div className={classes.level}>
        <p>Baixe tudo o que a escola guarda sobre você, ou exclua a conta.</p>
        <ButtonLink to="/perfil/meus-dados" variant="default">
          Meus dados
        </ButtonLink>
      </div>
    </FormSection>
  );
}
