import type { Difference } from '@sabia/domain/history/revision.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import classes from './Sides.module.css';

interface SidesProps {
  difference: Difference;
  /** What the two are called, or how one of them is chosen. */
  before: ReactNode;
  after: ReactNode;
}

const MarkedSides = lazy(() =>
  import('./MarkedSides.tsx').then((module) => ({ default: module.MarkedSides })),
);

/** A field as it is in two versions, side by side. */
export function Sides({ difference, before, after }: SidesProps) {
  const sides = (textBefore: ReactNode, textAfter: ReactNode) => (
    <div className={classes.sides}>
      <Version head={before} isEmpty={difference.before === ''}>
        {textBefore}
      </Version>
      <Version head={after} isEmpty={difference.after === ''}>
        {textAfter}
      </Version>
    </div>
  );
  const plain = sides(difference.before, difference.after);
  if (!difference.isProse) return plain;
  return (
    <>
      <Suspense fallback={plain}>
        <MarkedSides difference={difference}>{sides}</MarkedSides>
      </Suspense>
      {difference.before === difference.after && (
        <p className={classes.note}>As palavras são as mesmas: só a formatação mudou.</p>
      )}
    </>
  );
}

interface VersionProps {
  head: ReactNode;
  isEmpty: boolean;
  children: ReactNode;
}

function Version({ head, isEmpty, children }: VersionProps) {
  return (
    <div className={classes.version}>
      <div className={classes.head}>{head}</div>
      <div className={classes.text}>
        {isEmpty ? <span className={classes.empty}>vazio</span> : children}
      </div>
    </div>
  );
}
