import { createContext } from 'react';

/** The place in the site's header for the head of a screen that has its own; null before it is drawn. */
export const HeadSlotContext = createContext<HTMLElement | null>(null);
