import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

/** Names the reason for a lock, and links to the subscription that opens it. */
export function SubscriptionNote({ children }: { children: ReactNode }) {
  return (
    <Stack gap={12}>
      <span>{children}</span>
      <Muted>
        A assinatura abre todos os cursos, por inteiro, e todos os simulados. O que você já estudou
        continua guardado.
      </Muted>
      <div>
        <ButtonLink to="/assinatura">Assinar</ButtonLink>
      </div>
    </Stack>
  );
}
