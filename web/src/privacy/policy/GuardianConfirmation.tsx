import { Button } from '@mantine/core';
import { shownToGuardians } from '@sabia/domain/families/shown-to-guardians.ts';
import { useMutation } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { usePrivacy } from '../privacy.api.ts';
import classes from '../Policy.module.css';

/** The confirmation by a guardian, opened by the link in the e-mail, next to the policy. */
export function GuardianConfirmation({ token }: { token: string }) {
  const { confirmGuardian } = usePrivacy();
  const confirming = useMutation({ mutationFn: () => confirmGuardian(token) });
  return (
    <div className={classes.confirmation}>
      <FormSection
        title="Confirmação de responsável"
        intro={`Alguém com menos de 18 anos indicou você. Com a sua confirmação, a pessoa pode assinar e decidir se o uso do site é medido. E você pode acompanhar, até a véspera dos 18 anos: ${shownToGuardians}.`}
      >
        <div role="status">
          {confirming.isSuccess && (
            <p>
              Pronto: sua confirmação está registrada. Entre ou crie uma conta com este e-mail para
              acompanhar.
            </p>
          )}
          {confirming.isError && (
            <p>Este link já foi usado ou venceu. Peça que a pessoa envie outro.</p>
          )}
        </div>
        {confirming.isSuccess ? (
          <Row>
            <ButtonLink to="/familia">Acompanhar</ButtonLink>
          </Row>
        ) : (
          <div>
            <Button loading={confirming.isPending} onClick={() => confirming.mutate()}>
              Sou responsável e confirmo
            </Button>
          </div>
        )}
      </FormSection>
    </div>
  );
}
