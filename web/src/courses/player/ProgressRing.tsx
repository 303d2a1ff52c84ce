import { IconCheck } from '@tabler/icons-react';
import classes from './PlayerHead.module.css';

interface ProgressRingProps {
  value: number;
  max: number;
  /** The accessible name: 'Seu progresso no curso'. */
  label: string;
  /** The value as text: '3 de 8 conteúdos'. */
  text: string;
}

/** A ring with the percentage in it, or a check mark once everything is done. */
export function ProgressRing({ value, max, label, text }: ProgressRingProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      title={text}
      className={classes.ring}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17.5" pathLength={100} />
        {/* A round end of a length of zero would be a dot. */}
        {share > 0 && (
          <circle
            cx="20"
            cy="20"
            r="17.5"
            pathLength={100}
            className={classes.done}
            style={{ strokeDasharray: `${share * 100} 100` }}
          />
        )}
      </svg>
      {share === 1 ? (
        <IconCheck size={18} stroke={3} aria-hidden="true" />
      ) : (
        <span aria-hidden="true">{Math.floor(share * 100)}</span>
      )}
    </div>
  );
}
