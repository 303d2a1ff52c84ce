import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

/** The link to the page about the user's own data. */
export function PrivacySection() {
  return (
    <FormSection title="Privacidade">
      <Row gap={12} justify="between">
        <span>Baixe tudo o que a escola guarda sobre você, ou exclua a conta.</span>
        <ButtonLink to="/perfil/meus-dados" variant="default">
          Meus dados
        </ButtonLink>
      </Row>
    </FormSection>
  );
}
