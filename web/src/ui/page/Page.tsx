import { type ReactNode, use, useEffect } from 'react';
import { BrandContext } from '../brand.ts';
import classes from './Page.module.css';
import { PageShownContext } from './page-shown.ts';
import { Muted } from '../primitives/Muted.tsx';
import { Row } from '../primitives/Row.tsx';

interface PageProps {
  /** Title of the document, and of the page without a `heading`. */
  title: string;
  heading?: ReactNode;
  /** One sentence below the heading. */
  intro?: ReactNode;
  /** Buttons and links beside the heading. */
  actions?: ReactNode;
  /** Greatest width of heading and content: 720 pixels for text, 480 for a form. Default: the whole page. */
  measure?: 'text' | 'form';
  children: ReactNode;
}

/** A screen: the document's title, its only h1 (focused after a navigation) and its content. */
export function Page({ title, heading = title, intro, actions, measure, children }: PageProps) {
  return (
    <div className={classes.page} data-measure={measure}>
      <PageTitle>{title}</PageTitle>
      <Row gap={16} align="end" justify="between" className={classes.head}>
        <div>
          <h1 tabIndex={-1} className={classes.heading}>
            {heading}
          </h1>
          {intro && <Muted className={classes.intro}>{intro}</Muted>}
        </div>
        {actions && <Row>{actions}</Row>}
      </Row>
      {children}
    </div>
  );
}

/** The document's title, which every page has; for screens with a heading of their own. */
export function PageTitle({ children }: { children: string }) {
  const onShown = use(PageShownContext);
  useEffect(() => onShown(), [onShown]);
  const { name } = use(BrandContext);
  return <title>{`${children} · ${name}`}</title>;
}
