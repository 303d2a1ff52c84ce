import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

interface SubscriptionNoteProps {
  /** The page to return to after the payment; by default this one. */
  returnPath?: string;
  children: ReactNode;
}

/** Names the reason for a lock, and links to the subscription that opens it. */
export function SubscriptionNote({ returnPath, children }: SubscriptionNoteProps) {
  const here = useLocation({ select: (location) => location.href });
  return (
    <Stack gap={12}>
      <span>{children}</span>
      <Muted>
        A assinatura abre todos os cursos, por inteiro, e todos os simulados. O que você já estudou
        continua guardado.
      </Muted>
      <div>
        <ButtonLink to="/assinatura" search={{ voltar: returnPath ?? here }}>
          Assinar
        </ButtonLink>
      </div>
    </Stack>
  );
}
