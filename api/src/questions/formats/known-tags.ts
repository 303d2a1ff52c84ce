/** The tags of HTML that people write in texts; any other `<word>` in plain words is no tag. */
export const knownTag: ReadonlySet<string> = new Set(
  `a abbr address article aside audio b big blockquote br button caption center cite code col colgroup
  dd del details dfn div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6
  header hr i iframe img input ins kbd label legend li link main map mark math nav object ol option p
  param pre q s samp script section select small source span strike strong style sub summary sup svg
  table tbody td textarea tfoot th thead tr track tt u ul var video wbr`.split(/\s+/),
);
