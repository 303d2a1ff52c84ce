import { IconTextSize } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { lazyPage } from '../../../layout/lazy-page.ts';
import classes from './reading.module.css';
import { useReadingSettings } from './reading-settings.api.ts';

const ReadingPanel = lazyPage(() => import('./ReadingPanel.tsx'));

/** Shows texts inside as the user has chosen to read them. */
export function Reading({ children }: { children: ReactNode }) {
  const { font, size, spacing, width } = useReadingSettings().settings;
  return (
    <div
      data-font={font}
      data-size={size}
      data-spacing={spacing}
      data-width={width}
      className={classes.reading}
    >
      {children}
    </div>
  );
}

/** Opens the choice of typeface, size, spacing and width. */
export function ReadingButton() {
  const id = useId();
  const [hasOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classes.open}
        onClick={() => setOpened(true)}
      >
        <IconTextSize size={18} aria-hidden="true" />
        Leitura
      </button>
      <div id={id} popover="auto" role="dialog" aria-label="Leitura" className={classes.panel}>
        {hasOpened && (
          <Suspense>
            <ReadingPanel />
          </Suspense>
        )}
      </div>
    </>
  );
}
