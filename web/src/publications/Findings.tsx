import type { Finding, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { useId } from 'react';
import { count } from '../ui/words/plural.ts';
import classes from './Findings.module.css';
import { FindingLink } from './FindingLink.tsx';
import { DividedList } from '../ui/primitives/DividedList.tsx';

interface FindingsProps {
  kind: PublicationKind;
  /** Id of the entity. */
  id: string;
  findings: readonly Finding[];
  onOpen: () => void;
}

/** The findings of an entity, errors first, each with a link to its location. */
export function Findings({ findings, ...rest }: FindingsProps) {
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  const warnings = findings.filter(({ severity }) => severity === 'WARNING');
  return (
    <>
      <FindingList {...rest} title={count(errors.length, 'erro', 'erros')} findings={errors} />
      <FindingList
        {...rest}
        title={count(warnings.length, 'aviso', 'avisos')}
        findings={warnings}
      />
    </>
  );
}

function FindingList({ title, kind, id, findings, onOpen }: FindingsProps & { title: string }) {
  const prefix = useId();
  const [first] = findings;
  if (!first) return null;
  const Icon = first.severity === 'ERROR' ? IconCircleX : IconAlertTriangle;
  return (
    <section aria-labelledby={prefix}>
      <h4 id={prefix} className={classes.title} data-severity={first.severity}>
        <Icon size={18} aria-hidden="true" />
        {title}
      </h4>
      <DividedList>
        {findings.map(({ code, message, location }, index) => (
          <li key={`${code} ${message}`}>
            <span id={`${prefix}-${index}`} className={classes.message}>
              {message}
            </span>
            <FindingLink
              kind={kind}
              id={id}
              location={location}
              describedBy={`${prefix}-${index}`}
              onClick={onOpen}
            />
          </li>
        ))}
      </DividedList>
    </section>
  );
}
