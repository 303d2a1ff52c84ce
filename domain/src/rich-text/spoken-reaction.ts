/** A formula or reaction of mhchem in words: `2H2 + O2 -> 2H2O` is '2 H 2 mais O 2 produz 2 H 2 O'. */
export const spokenReaction = (written: string): string =>
  written
    .replace(/<=>>?|<<=>|<-->|<->/g, ' em equilíbrio com ')
    .replace(/->/g, ' produz ')
    .replace(/<-/g, ' vem de ')
    .replace(/\((aq|s|l|g)\)/g, (_, state: string) => `, ${states[state] ?? state}, `)
    .replace(/\^\{?(\d*)([+-])\}?/g, (_, digits: string, sign: string) => charge(digits, sign))
    .replace(/(?<=[A-Za-z\d)\]])([+-])(?=[\s,]|$)/g, (_, sign: string) => charge('', sign))
    .replace(/\s\+\s/g, ' mais ')
    .replace(/\s-\s/g, ' menos ')
    .replace(/\*|\\cdot/g, ' ponto ')
    .replace(/\(/g, ' abre parênteses ')
    .replace(/\)/g, ' fecha parênteses ')
    .replace(/\[/g, ' abre colchete ')
    .replace(/\]/g, ' fecha colchete ')
    .replace(/[_{}$\\^]/g, ' ')
    // A word of one syllable would be read: 'Na' is the symbol N a.
    .replace(/(?<!\p{L})(?:[A-Z][a-z]?)+(?![\p{Ll}])/gu, (symbols) => symbols.split('').join(' '))
    .replace(/(?<=\d)(?=[A-Z])|(?<=[A-Za-z])(?=\d)/g, ' ');

const states: Readonly<Record<string, string>> = {
  aq: 'aquoso',
  s: 'sólido',
  l: 'líquido',
  g: 'gasoso',
};

const charge = (digits: string, sign: string): string =>
  `, carga ${digits ? `${digits} ` : ''}${sign === '+' ? 'mais' : 'menos'},`;
