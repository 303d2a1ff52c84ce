import { Button } from '@mantine/core';
import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import type { ReactNode } from 'react';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { CriterionField } from './CriterionField.tsx';
import type { EssayCorrection } from './essay-correction.ts';
import classes from './EssayRoom.module.css';
import type { ChangeCorrection } from './use-correction.ts';

interface CriteriaSideProps {
  essay: ClaimedEssay;
  correction: EssayCorrection;
  onChange: ChangeCorrection;
  /** Criteria without a level are marked. */
  isTried: boolean;
  children: ReactNode;
}

/** The criteria of an essay, or its reason for zero. */
export function CriteriaSide({
  essay: { rubric, isForBoard },
  correction: { levels, zeroReason },
  onChange,
  isTried,
  children,
}: CriteriaSideProps) {
  const reason = rubric.zeroReasons.find(({ key }) => key === zeroReason);
  return (
    <Stack as="section" aria-label="Critérios" gap={16} className={classes.criteria}>
      {isForBoard && (
        <Callout>
          <p>Três correções não chegaram a um acordo: a sua nota, como banca, decide.</p>
        </Callout>
      )}
      {reason ? (
        <Callout>
          <p>
            <strong>Zero:</strong> {reason.words}.
          </p>
          <Button variant="default" onClick={() => onChange({ zeroReason: null })}>
            Desfazer
          </Button>
        </Callout>
      ) : (
        rubric.criteria.map((criterion) => (
          <CriterionField
            key={criterion.key}
            criterion={criterion}
            points={levels[criterion.key]}
            onChoose={(points) => onChange({ levels: { ...levels, [criterion.key]: points } })}
            isMissed={isTried && levels[criterion.key] === undefined}
          />
        ))
      )}
      {children}
    </Stack>
  );
}
