import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import classes from './SubscriptionNote.module.css';

/** Names the reason for a lock, and links to the subscription that opens it. */
export function SubscriptionNote({ children }: { children: ReactNode }) {
  return (
    <div className={classes.note}>
      <p>{children}</p>
      <p>
        A assinatura abre todos os cursos, por inteiro, e todos os exercícios. O que você já estudou
        continua guardado.
      </p>
      <ButtonLink to="/assinatura">Assinar</ButtonLink>
    </div>
  );
}
