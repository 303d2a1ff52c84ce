import type { Difference } from '@sabia/domain/history/revision.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import classes from './versions.module.css';
import { Muted } from '../../ui/primitives/Muted.tsx';

interface DiffPanesProps {
  difference: Difference;
  /** Heads of the panes: a title, or the radio button that chooses this version. */
  before: ReactNode;
  after: ReactNode;
}

const MarkedPanes = lazy(() =>
  import('./MarkedPanes.tsx').then((module) => ({ default: module.MarkedPanes })),
);

/** A field in two versions, side by side. */
export function DiffPanes({ difference, before, after }: DiffPanesProps) {
  const panes = (textBefore: ReactNode, textAfter: ReactNode) => (
    <div className={classes.panes}>
      <Version head={before} isEmpty={difference.before === ''}>
        {textBefore}
      </Version>
      <Version head={after} isEmpty={difference.after === ''}>
        {textAfter}
      </Version>
    </div>
  );
  const plain = panes(difference.before, difference.after);
  if (!difference.isProse) return plain;
  return (
    <>
      <Suspense fallback={plain}>
        <MarkedPanes difference={difference}>{panes}</MarkedPanes>
      </Suspense>
      {difference.before === difference.after && (
        <Muted size={14}>As palavras são as mesmas: só a formatação mudou.</Muted>
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
        {isEmpty ? (
          <Muted as="span" className={classes.empty}>
            vazio
          </Muted>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
