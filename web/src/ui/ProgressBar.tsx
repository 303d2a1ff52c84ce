import classes from './ProgressBar.module.css';

interface ProgressBarProps {
  value: number;
  max: number;
  /** What it is the progress of: 'Progresso no curso'. */
  label: string;
  /** How the value reads: '3 de 8 conteúdos'. */
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
