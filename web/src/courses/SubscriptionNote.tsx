import type { ReactNode } from 'react';
import classes from './SubscriptionNote.module.css';

/** Why something is locked, and what opens it. */
export function SubscriptionNote({ children }: { children: ReactNode }) {
  return (
    <div className={classes.note}>
      <p>{children}</p>
      <p>
        A assinatura abre todos os cursos, por inteiro, e todos os exercícios. Para assinar, fale
        com a equipe da sua escola: é ela quem a ativa, e o que você já estudou continua guardado.
      </p>
    </div>
  );
}
