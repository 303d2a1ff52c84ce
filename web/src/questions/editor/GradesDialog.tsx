import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { count } from '../../ui/words/plural.ts';
import type { Regrading } from '../questions.api.ts';
import type { AskForGrades } from './save-question.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';

interface Asked {
  regrading: Regrading;
  decide: (regrade: boolean | undefined) => void;
}

/** Asks whether submitted attempts are graded by the new key. */
export function useGradesDialog(): { askForGrades: AskForGrades; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();

  const askForGrades: AskForGrades = (regrading) =>
    new Promise((resolve) => {
      setAsked({
        regrading,
        decide(regrade) {
          setAsked(undefined);
          resolve(regrade);
        },
      });
    });

  return { askForGrades, dialog: <GradesDialog asked={asked} /> };
}

function GradesDialog({ asked }: { asked: Asked | undefined }) {
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title="Recalcular as notas?"
      confirmLabel="Recalcular as notas"
      otherChoice={{ label: 'Manter as notas', onChoose: () => asked?.decide(false) }}
      onConfirm={() => asked?.decide(true)}
      onClose={() => asked?.decide(undefined)}
    >
      {asked && <Consequences {...asked.regrading} />}
    </ConfirmDialog>
  );
}

function Consequences({ triesQtd, changedTriesQtd, approvedQtd, failedQtd }: Regrading) {
  return (
    <>
      <Muted>
        O gabarito muda, e {count(triesQtd, 'tentativa já respondeu', 'tentativas já responderam')}{' '}
        a esta questão. Se você recalcular:
      </Muted>
      <ul>
        <li>
          {changedTriesQtd === 0
            ? 'nenhuma nota muda'
            : count(changedTriesQtd, 'nota muda', 'notas mudam')}
          ;
        </li>
        <li>
          {count(approvedQtd, 'tentativa passa', 'tentativas passam')} a ter nota para aprovação;
        </li>
        <li>
          {count(failedQtd, 'tentativa deixa', 'tentativas deixam')} de ter nota para aprovação.
        </li>
      </ul>
      <Muted>Aprovações e certificados já dados continuam valendo.</Muted>
    </>
  );
}
