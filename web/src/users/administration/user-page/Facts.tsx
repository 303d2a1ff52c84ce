import classes from './Facts.module.css';

interface FactsProps {
  /** Labels and values. */
  facts: Readonly<Record<string, string | null>>;
}

export const Facts = ({ facts }: FactsProps) => (
  <dl className={classes.facts}>
    {Object.entries(facts).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value || 'Não informado'}</dd>
      </div>
    ))}
  </dl>
);
