import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

/** The link of a guardian to the page about the children. */
export function FamilySection() {
  return (
    <FormSection title="Família">
      <Row gap={12} justify="between">
        <span>Acompanhe os estudos de quem você é responsável.</span>
        <ButtonLink to="/familia" variant="default">
          Abrir a página da família
        </ButtonLink>
      </Row>
    </FormSection>
  );
}
