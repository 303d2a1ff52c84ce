import { IconRoute } from '@tabler/icons-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { nextStep, type PathStep } from './path.ts';
import { Step } from './Step.tsx';
import classes from './Steps.module.css';

/** The steps of a trail as a path from the first to the last. */
export function Steps({ path }: { path: readonly PathStep[] }) {
  if (path.length === 0)
    return (
      <EmptyState
        icon={<IconRoute />}
        message="Esta trilha ainda não tem etapas."
        hint="Elas estão sendo preparadas. Volte em breve."
      />
    );
  const next = nextStep(path);
  return (
    <ol className={classes.steps}>
      {path.map((step) => (
        <Step key={step.id} step={step} isNext={step === next} />
      ))}
    </ol>
  );
}
