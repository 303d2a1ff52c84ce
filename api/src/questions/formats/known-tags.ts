const tags = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));

/** The tags of HTML that people write around words; any other `<word>` in plain words is no tag. */
export const pairedTag = tags(`a abbr address article aside audio b big blockquote button caption
  center cite code del details dfn div dl em fieldset figcaption figure font footer form h1 h2 h3 h4 h5
  h6 header i iframe ins kbd label legend main mark math nav object ol pre q s samp script section select
  small span strike strong style sub summary sup svg table tbody textarea tfoot thead tt u ul var video`);

/** Those that need no other one to end them. */
export const standsAlone = tags('br col dd dt embed hr img input li option p source td th tr wbr');
