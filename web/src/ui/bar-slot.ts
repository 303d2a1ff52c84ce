import { createContext } from 'react';

/** The place in the bar of a screen for the result of what is on it; null on screens without one. */
export const BarSlotContext = createContext<HTMLElement | null>(null);
