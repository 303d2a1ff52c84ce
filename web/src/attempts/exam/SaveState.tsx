import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import type { Storage } from '../../platform/outbox/outbox.ts';
import { useIsOnline } from '../../ui/states/use-is-online.ts';
import classes from './Taking.module.css';

/** The state of the answers on their way to the server. */
export interface Saving {
  isWaiting: boolean;
  problem: ApiProblem | null;
  storage: Storage;
  /** Of the responses that the server still takes, if they are few. */
  bytesLeft: number | null;
}

/** Shows if the last answer is saved. No live region, because it changes with every answer. */
export function SaveState({ isWaiting, problem, storage }: Saving) {
  if (problem && storage !== 'storing')
    return (
      <span className={classes.saved}>
        <IconCloudOff size={18} aria-hidden="true" />
        Neste aparelho
      </span>
    );
  return (
    <span className={classes.saved}>
      {isWaiting ? (
        <IconCloudUp size={18} aria-hidden="true" />
      ) : (
        <IconCloudCheck size={18} aria-hidden="true" />
      )}
      {isWaiting ? 'Salvando…' : 'Salvo'}
    </span>
  );
}

/**
 * Tells that there is no network, which nothing else in the room does, when answers cannot be sent or stored, and when few
 * more can. Always rendered, so that screen readers announce it.
 */
export function SaveNotice({ problem, storage, bytesLeft }: Saving) {
  const isOnline = useIsOnline();
  return (
    <p role="status" className={classes.notice}>
      {noticeOf(problem, storage) ?? (isOnline ? limitNotice(bytesLeft) : offline)}
    </p>
  );
}

const offline = 'Sem conexão. O que você responder fica guardado neste aparelho.';

function noticeOf(problem: ApiProblem | null, storage: Storage): string | null {
  const isUnavailable = storage === 'unavailable';
  if (problem && isUnavailable)
    return `${reasonOf(problem)} Este navegador não deixa guardar as respostas: não feche esta página até a conexão voltar.`;
  if (problem && storage === 'stored')
    return `${reasonOf(problem)} Suas respostas estão guardadas neste aparelho e serão enviadas assim que der.`;
  if (isUnavailable)
    return 'Este navegador não deixa guardar as respostas no aparelho. Elas são salvas só no servidor: espere aparecer “Salvo” antes de fechar a página.';
  return null;
}

function limitNotice(bytesLeft: number | null): string | null {
  if (bytesLeft === null) return null;
  const thousands = Math.floor(bytesLeft / 1000);
  return thousands > 0
    ? `As respostas escritas estão perto do limite: cabem cerca de ${thousands} mil caracteres a mais.`
    : 'As respostas escritas chegaram ao limite. Encurte um texto, ou entregue.';
}

const reasonOf = ({ status, detail }: ApiProblem) =>
  status === 0 || status >= 500 ? 'Sem conexão com o servidor.' : detail;
