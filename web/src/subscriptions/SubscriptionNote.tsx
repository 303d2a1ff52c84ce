import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { SubscriptionPrice } from './SubscriptionPrice.tsx';

interface SubscriptionNoteProps {
  /** 'Este curso faz parte da assinatura' */
  reason: string;
  /** The page to return to after the payment; by default this one. */
  returnPath?: string;
}

/** The reason for a lock with its price, and the way to the subscription that opens it. */
export function SubscriptionNote({ reason, returnPath }: SubscriptionNoteProps) {
  const here = useLocation({ select: (location) => location.href });
  return (
    <Stack gap={12}>
      <SubscriptionPrice reason={reason} />
      <Muted size={14}>
        A assinatura abre todos os cursos, por inteiro, e todos os simulados. O que você já estudou
        continua guardado.
      </Muted>
      <ButtonLink to="/assinatura" search={{ voltar: returnPath ?? here }} size="md">
        Assinar
      </ButtonLink>
    </Stack>
  );
}
