import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { BarSlotContext } from '../../ui/page/slots.ts';
import classes from '../QuickQuestion.module.css';
import type { QuickAnswer } from './quick-answers.ts';
import { verdictOf } from './quick-verdict.ts';

/** The result of the answers in the bar of the screen. Screen readers hear it at the question. */
export function QuickVerdict({ answers }: { answers: readonly QuickAnswer[] }) {
  const slot = use(BarSlotContext);
  const verdict = verdictOf(answers);
  if (!slot || !verdict) return null;
  const Icon = verdict.isRight ? IconCircleCheck : IconCircleX;
  return createPortal(
    <p
      aria-hidden="true"
      title={verdict.text}
      className={classes.inBar}
      data-kind={verdict.isRight ? 'right' : 'wrong'}
    >
      <Icon size={22} />
      <span>{verdict.text}</span>
    </p>,
    slot,
  );
}
