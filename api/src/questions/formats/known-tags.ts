const tags = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));

/** HTML tags that people use for text; any other `<word>` in a plain text is not a tag. */
export const pairedTag = tags(`a abbr address article aside audio b big blockquote button caption
  center cite code del details dfn div dl em fieldset figcaption figure font footer form h1 h2 h3 h4 h5
  h6 header i iframe ins kbd label legend main mark math nav object ol pre q s samp script section select
  small span strike strong style sub summary sup svg table tbody textarea tfoot thead tt u ul var video`);

/** Tags without an end tag. */
export const standsAlone = tags('br col dd dt embed hr img input li option p source td th tr wbr');
