import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PreviewFrame.module.css';

interface PreviewFrameProps {
  /** A link to the editor, which looks like a button. */
  back: ReactNode;
  children: ReactNode;
}

/** A screen that an author tries out as a learner. The bar stays in sight. */
export function PreviewFrame({ back, children }: PreviewFrameProps) {
  return (
    <div className={classes.preview}>
      <section aria-label="Prévia" className={classes.bar}>
        <p>
          <IconEye size={18} aria-hidden="true" />
          <span>
            <strong>Prévia</strong>: nada é gravado
          </span>
        </p>
        {back}
      </section>
      <div className={classes.screen}>{children}</div>
    </div>
  );
}
