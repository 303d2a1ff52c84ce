import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { forgetDraft, keepDraft, recallDraft } from '../../platform/device/drafts.ts';
import { StorageOwnerContext } from '../../ui/storage-owner.ts';
import { draftName, type EssayCorrection, fitting, noCorrection } from './essay-correction.ts';
import { useEssayRoom } from './essay-room.api.ts';

export type ChangeCorrection = (changes: Partial<EssayCorrection>) => void;

/** The correction of an essay, which the device keeps until it is forgotten. */
export function useCorrection(
  essay: ClaimedEssay,
): [EssayCorrection, change: ChangeCorrection, forget: () => void] {
  const owner = use(StorageOwnerContext)() ?? '';
  const name = draftName(essay);
  const [correction, setCorrection] = useState<EssayCorrection>(() =>
    fitting(essay, { ...noCorrection, ...recallDraft(owner, name)?.fields }),
  );
  return [
    correction,
    (changes) => {
      const next = { ...correction, ...changes };
      setCorrection(next);
      keepDraft(owner, name, { fields: { ...next }, unsent: [] });
    },
    () => forgetDraft(owner, name),
  ];
}

/** Milliseconds between two signs of life of an open essay. */
const signOfLife = 5 * 60_000;

/** Tells the server now and then that the essay is still open here. */
export function useSignsOfLife(essay: ClaimedEssay): void {
  const { keepClaim } = useEssayRoom();
  const keep = useEffectEvent(() => {
    // The end of a claim is told with the mark, which may still count.
    keepClaim(essay).catch(() => {});
  });
  useEffect(() => {
    // A claim that has ended, while the device slept, comes back if nobody has taken the essay.
    const wake = () => document.visibilityState === 'visible' && keep();
    keep();
    document.addEventListener('visibilitychange', wake);
    const timer = setInterval(() => keep(), signOfLife);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      clearInterval(timer);
    };
  }, []);
}
