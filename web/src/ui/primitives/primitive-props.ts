import type { HTMLAttributes } from 'react';

/** Pixels between children. */
export type Gap = 4 | 8 | 12 | 16 | 20 | 24 | 32;

export interface PrimitiveProps extends HTMLAttributes<HTMLElement> {
  /** The element; a `div` unless set. */
  as?:
    | 'article'
    | 'aside'
    | 'div'
    | 'dl'
    | 'fieldset'
    | 'figure'
    | 'header'
    | 'label'
    | 'li'
    | 'ol'
    | 'p'
    | 'section'
    | 'span'
    | 'ul';
}
