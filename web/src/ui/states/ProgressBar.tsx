import classes from './ProgressBar.module.css';

interface ProgressBarProps {
  value: number;
  max: number;
  /** The accessible name: 'Progresso no curso'. */
  label: string;
  /** The value as text: '3 de 8 conteúdos'. */
  text: string;
}

export function ProgressBar({ value, max, label, text }: ProgressBarProps) {
  return (
    <div className={classes.progress}>
      <progress value={value} max={max} aria-label={label} aria-valuetext={text} />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
