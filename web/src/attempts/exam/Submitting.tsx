import { graceSeconds } from '@sabia/domain/attempts/deadline.ts';
import { Loader } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiProblem } from '../../platform/api-problem.ts';
import { SaveNotice } from './SaveState.tsx';
import classes from './Submitting.module.css';

interface SubmittingProps {
  deadline: string | null;
  clockOffset: number;
  problem: ApiProblem | null;
  isStored: boolean;
}

/** Shown while the submission waits for the server. */
export function Submitting({ deadline, clockOffset, problem, isStored }: SubmittingProps) {
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
      <SaveNotice problem={problem} isStored={isStored} />
    </section>
  );
}

function titleOf(problem: ApiProblem | null): string {
  return problem ? 'Entrega guardada' : 'Entregando…';
}

function wordsOf(problem: ApiProblem | null): string {
  return problem
    ? 'A entrega sai sozinha quando a conexão voltar, mesmo que você feche esta página e volte depois.'
    : 'Estamos entregando suas respostas.';
}

/** The rule for late answers, in words. */
export const graceRule = `Respostas dadas antes do fim contam mesmo que cheguem até ${graceSeconds / 60} minutos depois.`;
