import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { useFamily } from './families.api.ts';

/** The end of the confirmation by the guardian (product.md FAMILY6). */
export function WithdrawSection({ childId, name }: { childId: string; name: string }) {
  const { withdraw } = useFamily(childId);
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useMutation({
    mutationFn: withdraw,
    onSuccess: () => showToast({ kind: 'success', message: 'Você deixou de acompanhar' }),
    onError: showFailure,
  });
  return (
    <FormSection
      title="Deixar de acompanhar"
      intro={`Se você não responde mais por ${name}, retire a sua confirmação.`}
    >
      <Row>
        <Button variant="outline" color="red" onClick={() => setAsking(true)}>
          Retirar minha confirmação
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        title="Retirar a sua confirmação?"
        confirmLabel="Retirar"
        isDangerous
        isPending={withdrawing.isPending}
        onConfirm={withdrawing.mutate}
        onClose={() => setAsking(false)}
      >
        <p>
          Você deixa de ver esta página sobre {name}, e o seu e-mail sai dos dados de quem estuda.
        </p>
        <p>
          O que já foi pago continua até o fim do período. Nada mais é cobrado, nem no cartão, e o
          uso do site não é medido até que outra pessoa confirme.
        </p>
      </ConfirmDialog>
    </FormSection>
  );
}
