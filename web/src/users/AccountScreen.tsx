import type { ReactNode } from 'react';
import { Page } from '../ui/page/Page.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { TilePanel } from '../ui/cards/TilePanel.tsx';
import classes from './AccountScreen.module.css';
import { PromiseWall, wallArtwork } from './PromiseWall.tsx';

interface AccountScreenProps {
  title: string;
  intro: ReactNode;
  children: ReactNode;
  /** Links to the other account screens. */
  footer?: ReactNode;
}

const strip = { columns: 20, rows: 1 };

/** The identity screens look alike: the form, beside a wall of tiles with what the site promises; on phones below a strip of tiles. */
export function AccountScreen({ title, intro, children, footer }: AccountScreenProps) {
  return (
    <div className={classes.screen}>
      <div className={classes.strip}>
        <TilePanel {...wallArtwork} size={strip} />
      </div>
      <Page title={title} intro={intro} measure="form">
        <Stack gap={24}>
          {children}
          {footer && (
            <Row gap={24} justify="between">
              {footer}
            </Row>
          )}
        </Stack>
      </Page>
      <PromiseWall className={classes.wall} />
    </div>
  );
}
