import { IconCloudOff } from '@tabler/icons-react';
import type { Entry } from '../platform/outbox/outbox-store.ts';
import type { Waiting } from '../platform/outbox/outbox.ts';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { count } from '../ui/words/plural.ts';
import classes from './notes.module.css';

interface WaitingNoteProps {
  of: Waiting<Entry>;
  /** ['resposta espera', 'respostas esperam'] */
  words: [one: string, many: string];
}

/** Tells how many entries of an outbox wait for the connection. Always rendered, so that screen readers announce it. */
export function WaitingNote({ of: { entries, problem, storage }, words }: WaitingNoteProps) {
  const waiting = problem ? entries.length : 0;
  return (
    <Row as="p" role="status" className={classes.waiting}>
      {waiting > 0 && (
        <>
          <IconCloudOff size={20} aria-hidden="true" />
          <Muted as="span" size={14}>
            {count(waiting, ...words)} a conexão.{' '}
            {storage !== 'unavailable'
              ? 'Está tudo guardado neste aparelho e vai sozinho quando ela voltar.'
              : 'Este navegador não deixa guardar nada: não feche esta página até ela voltar.'}
          </Muted>
        </>
      )}
    </Row>
  );
}
