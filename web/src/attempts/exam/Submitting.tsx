import { graceSeconds } from '@sabia/domain/attempts/deadline.ts';
import { Loader } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiProblem } from '../../platform/api-problem.ts';
import { isPassing } from '../../platform/outbox/is-passing.ts';
import { SaveNotice } from './SaveState.tsx';
import classes from './Submitting.module.css';

interface SubmittingProps {
  deadline: string | null;
  clockOffset: number;
  problem: ApiProblem | null;
  isLasting: boolean;
}

/** Submitted here, and on its way to the server, which may take as long as the network is away. */
export function Submitting({ deadline, clockOffset, problem, isLasting }: SubmittingProps) {
  const [isOver] = useState(
    () => deadline !== null && Date.now() + clockOffset >= Date.parse(deadline),
  );
  return (
    <section aria-label="Entrega" data-exam="under-way" className={classes.submitting}>
      {problem ? <IconCloudOff size={40} stroke={1.5} aria-hidden="true" /> : <Loader size={36} />}
      <h2>{isOver ? 'O tempo acabou' : titleOf(problem)}</h2>
      <p role="status">
        {wordsOf(problem)}
        {problem && deadline !== null && ` ${graceRule} Depois disso vale o que já estava salvo.`}
      </p>
      <SaveNotice problem={problem} isLasting={isLasting} />
    </section>
  );
}

function titleOf(problem: ApiProblem | null): string {
  if (!problem) return 'Entregando…';
  return isPassing(problem) ? 'Entrega guardada' : 'A entrega não foi aceita';
}

function wordsOf(problem: ApiProblem | null): string {
  if (!problem) return 'Estamos entregando suas respostas.';
  return isPassing(problem)
    ? 'A entrega sai sozinha quando a conexão voltar, mesmo que você feche esta página e volte depois.'
    : 'Nada se perdeu: abra esta página de novo mais tarde para tentar outra vez.';
}

/** What a learner is told of lateness, wherever it matters. */
export const graceRule = `Respostas dadas antes do fim contam mesmo que cheguem até ${graceSeconds / 60} minutos depois.`;
