import { ProgressBar } from '../../ui/states/ProgressBar.tsx';
import { itemNames, type ItemName, type PackageItem } from './check-package.ts';

interface PreparationProgressProps {
  /** The parts that have begun. */
  begun: readonly ItemName[];
  of: readonly PackageItem[];
}

/** Tells part by part what is downloaded. The roll needs nothing of its own. */
export function PreparationProgress({ begun, of }: PreparationProgressProps) {
  const parts = of.filter(({ name }) => name !== 'ROLL');
  const last = begun.at(-1);
  return (
    <div>
      <ProgressBar
        label="Preparação"
        value={Math.max(begun.length - 1, 0)}
        max={parts.length}
        text={`${begun.length} de ${parts.length}`}
      />
      <p role="status">{last && `Baixando: ${itemNames[last]}`}</p>
    </div>
  );
}
