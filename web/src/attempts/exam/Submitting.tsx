import { graceSeconds } from '@sabia/domain/attempts/deadline.ts';
import { Loader } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import type { Storage } from '../../platform/outbox/outbox.ts';
import { RoomHead } from './RoomHead.tsx';
import { SaveNotice, type Saving } from './SaveState.tsx';
import classes from './Taking.module.css';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { serverTime } from '../../platform/clock.ts';

interface SubmittingProps {
  /** Of the exam. */
  title: string;
  onLeave: () => void;
  deadline: string | null;
  /** Null: nothing is saved. */
  saving: Saving | null;
}

/** Shown while the submission waits for the server. */
export function Submitting({ title, onLeave, deadline, saving }: SubmittingProps) {
  const { problem = null, storage = 'stored' } = saving ?? {};
  const [isOver] = useState(() => deadline !== null && serverTime() >= Date.parse(deadline));
  return (
    <section aria-label="Entrega" className={classes.exam}>
      <RoomHead title={title} onLeave={onLeave} />
      {saving && <SaveNotice {...saving} />}
      <div className={classes.middle}>
        <Stack gap={12} align="center" className={classes.submitting}>
          {problem ? (
            <IconCloudOff size={40} stroke={1.5} aria-hidden="true" />
          ) : (
            <Loader size={36} />
          )}
          <Heading size={24}>{isOver ? 'O tempo acabou' : titleOf(problem, storage)}</Heading>
          <p role="status">
            {wordsOf(problem, storage)}
            {problem &&
              deadline !== null &&
              ` ${graceRule} Depois disso vale o que já estava salvo.`}
          </p>
        </Stack>
      </div>
    </section>
  );
}

function titleOf(problem: ApiProblem | null, storage: Storage): string {
  if (!problem || storage === 'storing') return 'Entregando…';
  return storage === 'stored' ? 'Entrega guardada' : 'Entrega ainda não enviada';
}

function wordsOf(problem: ApiProblem | null, storage: Storage): string {
  if (!problem || storage === 'storing') return 'Estamos entregando suas respostas.';
  return storage === 'stored'
    ? 'A entrega sai sozinha quando a conexão voltar, mesmo que você feche esta página e volte depois.'
    : 'A entrega sai sozinha quando a conexão voltar.';
}

/** The rule for late answers, in words. */
export const graceRule = `Se a conexão cair, respostas dadas antes do fim contam mesmo que cheguem até ${graceSeconds / 60} minutos depois.`;
