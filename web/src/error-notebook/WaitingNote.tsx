import { IconCloudOff } from '@tabler/icons-react';
import { count } from '../ui/words/plural.ts';
import { useReviewOutbox } from './use-review-outbox.ts';
import classes from './notes.module.css';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';

/** Tells how many reviews wait for the connection. Always rendered, so that screen readers announce it. */
export function WaitingNote() {
  const { entries, problem, storage } = useReviewOutbox();
  const waiting = problem ? entries.length : 0;
  return (
    <Row as="p" role="status" className={classes.waiting}>
      {waiting > 0 && (
        <>
          <IconCloudOff size={20} aria-hidden="true" />
          <Muted as="span" size={14}>
            {count(waiting, 'resposta espera', 'respostas esperam')} a conexão.{' '}
            {storage !== 'unavailable'
              ? 'Está tudo guardado neste aparelho e vai sozinho quando ela voltar.'
              : 'Este navegador não deixa guardar nada: não feche esta página até ela voltar.'}
          </Muted>
        </>
      )}
    </Row>
  );
}
