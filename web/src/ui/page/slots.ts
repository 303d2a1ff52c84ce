import { createContext } from 'react';

/** The place in the site's header for the head of a screen that has its own; null before it is drawn. */
export const HeadSlotContext = createContext<HTMLElement | null>(null);

/** The place in the bar of a lesson for the result of its questions; null on screens without one. */
export const BarSlotContext = createContext<HTMLElement | null>(null);
