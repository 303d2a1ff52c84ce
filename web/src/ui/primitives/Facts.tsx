import classes from './Facts.module.css';

interface FactsProps {
  /** Labels and values. */
  facts: Readonly<Record<string, string | null | undefined>>;
  /** Shown for an empty value; without it, the fact is left out. */
  missing?: string;
}

/** Labels with their values, side by side. */
export function Facts({ facts, missing }: FactsProps) {
  const shown = Object.entries(facts).map(([name, value]) => [name, value || missing] as const);
  return (
    <dl className={classes.facts}>
      {shown.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
