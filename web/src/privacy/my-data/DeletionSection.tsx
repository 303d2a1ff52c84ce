import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSection } from '../../ui/FormSection.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { usePrivacy } from '../privacy.api.ts';
import { DeletionForm } from './DeletionForm.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

/** Deletion of the account; starts with a code by e-mail. */
export function DeletionSection() {
  const { askToDelete } = usePrivacy();
  const [isCodeSent, setCodeSent] = useState(false);
  const asking = useMutation({
    mutationFn: askToDelete,
    onSuccess: () => setCodeSent(true),
    onError: showFailure,
  });
  return (
    <FormSection
      title="Excluir a conta"
      intro="Apagamos seu nome, e-mail, documentos, endereço, foto e tudo o mais que diz quem você é. A assinatura termina na hora e nada mais é cobrado. Não há como voltar atrás."
    >
      {isCodeSent ? (
        <DeletionForm sendAgain={askToDelete} onCancel={() => setCodeSent(false)} />
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
