import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import type { ApiProblem } from '../../platform/api-problem.ts';
import classes from './SaveState.module.css';

interface SaveStateProps {
  isWaiting: boolean;
  problem: ApiProblem | null;
}

/** Where the last answer is: quiet, since it changes at every tap. */
export function SaveState({ isWaiting, problem }: SaveStateProps) {
  if (problem)
    return (
      <span className={classes.state}>
        <IconCloudOff size={18} aria-hidden="true" />
        Neste aparelho
      </span>
    );
  return (
    <span className={classes.state}>
      {isWaiting ? (
        <IconCloudUp size={18} aria-hidden="true" />
      ) : (
        <IconCloudCheck size={18} aria-hidden="true" />
      )}
      {isWaiting ? 'Salvando…' : 'Salvo'}
    </span>
  );
}

interface SaveNoticeProps {
  problem: ApiProblem | null;
  isLasting: boolean;
}

/** What to know when answers can't be sent, or could not outlive the page; always there to be heard. */
export function SaveNotice({ problem, isLasting }: SaveNoticeProps) {
  return (
    <p role="status" className={classes.notice}>
      {noticeOf(problem, isLasting)}
    </p>
  );
}

function noticeOf(problem: ApiProblem | null, isLasting: boolean): string | null {
  if (problem && !isLasting)
    return `${reasonOf(problem)} Este navegador não deixa guardar as respostas: não feche esta página até a conexão voltar.`;
  if (problem)
    return `${reasonOf(problem)} Suas respostas estão guardadas neste aparelho e serão enviadas assim que der.`;
  if (!isLasting)
    return 'Este navegador não deixa guardar as respostas no aparelho. Elas são salvas só no servidor: espere aparecer “Salvo” antes de fechar a página.';
  return null;
}

const reasonOf = ({ status, detail }: ApiProblem) =>
  status === 0 || status >= 500 ? 'Sem conexão com o servidor.' : detail;
