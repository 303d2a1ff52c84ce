import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppContext } from '../../layout/app-context.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { usePrivacy } from '../privacy.api.ts';
import { DeletionForm } from './DeletionForm.tsx';
import { type Confirmation, confirmationOf } from './leaving.ts';
import { Row } from '../../ui/primitives/Row.tsx';

/** Deletion of the account; starts with a code by e-mail. */
export function DeletionSection() {
  const { askToDelete } = usePrivacy();
  const { identity } = useAppContext();
  /** Undefined until a code is sent. */
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const asking = useMutation({
    mutationFn: async () => {
      const asked = await confirmationOf(identity);
      await askToDelete();
      return asked;
    },
    onSuccess: setConfirmation,
    onError: showFailure,
  });
  return (
    <FormSection
      title="Excluir a conta"
      intro="Apagamos seu nome, e-mail, documentos, endereço, foto e tudo o mais que diz quem você é. A assinatura termina na hora e nada mais é cobrado. Não há como voltar atrás."
    >
      {confirmation ? (
        <DeletionForm
          confirmation={confirmation}
          sendAgain={askToDelete}
          onCancel={() => setConfirmation(undefined)}
        />
      ) : (
        <Row>
          <Button
            variant="outline"
            color="red"
            loading={asking.isPending}
            onClick={() => asking.mutate()}
          >
            Quero excluir minha conta
          </Button>
        </Row>
      )}
    </FormSection>
  );
}
