import { TextInput } from '@mantine/core';
import type { SubscriptionOverview } from '@sabia/domain/subscriptions/subscription.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { formatTerms } from '../../subscriptions/format-terms.ts';
import { subscriptionQuery } from '../../subscriptions/subscriptions.api.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { lastMomentOf } from '../../ui/words/wall-clock.ts';
import { useUserAdministration } from './administering.api.ts';
import { paidWords } from './paid-words.ts';

interface AccessDialogProps {
  user: Pick<User, 'id' | 'name' | 'isSubscriber'>;
  /** Null: closed. */
  act: AccessAct | null;
  onClose: () => void;
  /** After the change was saved. */
  onChanged?: (act: AccessAct) => void;
}

/** END closes everything that a subscription opens; GIVE opens it, or moves the end of what the school gave. */
export type AccessAct = 'GIVE' | 'END';

/** Says what a change of access means for this person, and for their payments, before it is made. */
export function AccessDialog({ user, act, onClose, onChanged }: AccessDialogProps) {
  const { changeSubscription } = useUserAdministration();
  const isOpen = act !== null;
  const { data: known, error } = useQuery({ ...subscriptionQuery(user.id), enabled: isOpen });
  const [day, setDay] = useState('');
  const isBack = known?.access.reason === 'REVOKED';
  const needsDay = act === 'GIVE' && isPaying(known) && !day;
  const change = useMutation({
    mutationFn: () =>
      changeSubscription(
        user.id,
        act === 'END'
          ? { hasActiveSubscription: false }
          : { hasActiveSubscription: true, until: isBack && !day ? undefined : lastMomentOf(day) },
      ),
    onSuccess: () => {
      if (act) onChanged?.(act);
      close();
    },
  });
  function close(): void {
    change.reset();
    setDay('');
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={act === 'END' ? `Encerrar o acesso de ${user.name}?` : titleOfGift(user)}
      confirmLabel={
        act === 'END' ? 'Encerrar o acesso' : user.isSubscriber ? 'Salvar' : 'Dar acesso'
      }
      isDangerous={act === 'END'}
      isDisabled={!known || needsDay}
      isPending={change.isPending}
      onConfirm={change.mutate}
      onClose={close}
    >
      <Stack gap={12}>
        {known && act === 'END' && <p>{consequencesOfEnd(known)}</p>}
        {act === 'GIVE' && (
          <>
            <p>{meaningOfGift(known)}</p>
            <TextInput
              type="date"
              label={isPaying(known) ? 'Até' : 'Até (opcional)'}
              description="O último dia. Sem data, fica aberto até a escola encerrar."
              value={day}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
          </>
        )}
        <div role="alert">
          {error && <ErrorMessage>{error.detail}</ErrorMessage>}
          {change.error instanceof ApiProblem && (
            <ErrorMessage>
              {change.error.errors.find(({ path }) => path === 'until')?.message ??
                change.error.detail}
            </ErrorMessage>
          )}
        </div>
      </Stack>
    </ConfirmDialog>
  );
}

const titleOfGift = ({ name, isSubscriber }: AccessDialogProps['user']) =>
  isSubscriber ? `Mudar o prazo do acesso de ${name}?` : `Dar acesso a ${name}?`;

/** 'Ana pagou … até 26 de dez.' with what happens to it. */
function consequencesOfEnd({ access, subscription }: SubscriptionOverview): string {
  const back = 'Se mudar de ideia, “Dar acesso” traz tudo de volta como está agora.';
  const paid = paidWords({ access, subscription });
  if (!paid || !subscription)
    return `O que é de assinantes se fecha agora para esta pessoa. O progresso nos estudos continua. ${back}`;
  const renewal = subscription.renewsAt ? ' A renovação é cancelada e nada mais é cobrado.' : '';
  return `${paid} O acesso se fecha agora.${renewal} O que já foi pago não é devolvido por aqui. ${back}`;
}

/** A subscription is paid and open: what the school gives comes on top of it. */
const isPaying = (known: SubscriptionOverview | undefined) =>
  known !== undefined && known.access.isActive && known.access.reason !== 'GRANTED';

function meaningOfGift(known: SubscriptionOverview | undefined): string {
  if (isPaying(known))
    return 'Esta pessoa já tem uma assinatura, que continua a ser cobrada. O acesso dado pela escola vale até o dia escolhido, mesmo que ela acabe antes.';
  if (known?.access.reason !== 'REVOKED')
    return 'Abre tudo o que é de assinantes, sem cobrar nada.';
  const { subscription } = known;
  return subscription
    ? `A escola encerrou este acesso. Ele volta como era: ${subscription.planName}, ${formatTerms(subscription)}, com o que foi pago e a renovação. Se o prazo pago já passou, o acesso é dado sem cobrar nada.`
    : 'A escola encerrou este acesso. Ele volta como era.';
}
