import { createContext } from 'react';

/** Called when the content of a page is in the document and React handles its events: after hydration on a server-rendered page. */
export const PageShownContext = createContext<() => void>(() => {});
