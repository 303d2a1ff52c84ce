const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Commands of TeX by what they do, for the plain and the spoken form. */
export const fractions = names('frac dfrac tfrac cfrac');
export const binomials = names('binom dbinom tbinom');
export const texts = names(
  'text textbf textit textrm textsf texttt textnormal textup textmd emph mbox hbox',
);
export const spaces: ReadonlySet<string> = new Set([
  ' ',
  ...names(', : ; > quad qquad enspace enskip thinspace medspace thickspace space nobreakspace'),
]);

/** Commands whose argument is not shown. */
export const unseen = names('hspace phantom vphantom hphantom color label');

/** Commands with a first argument that is a colour or a length, and a second one with the content. */
export const coloured = names('textcolor colorbox raisebox');

/** Functions, which have their name in Roman letters. */
export const functionNames = names(`
  sin sen cos tan tg ctg cot cotg sec csc cosec cossec arcsin arcsen arccos arctan arctg arcctg sinh senh sh cosh ch
  tanh tgh th coth cth exp ln lg log lim limsup liminf max min sup inf det dim ker arg deg hom gcd mdc mmc lcm Pr
  argmax argmin`);

/** Arrows that have words above and below. */
export const labelledArrows: ReadonlyMap<string, string> = new Map(
  `xrightarrow→ xlongrightarrow→ xRightarrow⇒ xleftarrow← xLeftarrow⇐ xleftrightarrow↔ xLeftrightarrow⇔
   xrightleftharpoons⇌ xleftrightharpoons⇌ xrightleftarrows⇄ xmapsto↦ xrightharpoonup⇀ xlongequal=`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

export type Mark =
  | 'bar'
  | 'vector'
  | 'left'
  | 'line'
  | 'hat'
  | 'tilde'
  | 'dot'
  | 'dots'
  | 'ring'
  | 'check'
  | 'acute'
  | 'grave'
  | 'arc'
  | 'cancelled';

const commandsOfMarks: readonly (readonly [Mark, string])[] = [
  ['bar', 'bar overline overlinesegment'],
  ['vector', 'vec overrightarrow Overrightarrow overrightharpoon'],
  ['left', 'overleftarrow overleftharpoon'],
  ['line', 'overleftrightarrow'],
  ['hat', 'hat widehat'],
  ['tilde', 'tilde widetilde'],
  ['dot', 'dot'],
  ['dots', 'ddot'],
  ['ring', 'mathring'],
  ['check', 'check widecheck'],
  ['acute', 'acute'],
  ['grave', 'grave'],
  ['arc', 'overgroup overparen'],
  ['cancelled', 'cancel bcancel xcancel sout'],
];

/** Marks above or through what they hold, by their commands. */
export const marks: ReadonlyMap<string, Mark> = new Map(
  commandsOfMarks.flatMap(([mark, commands]) =>
    commands.split(' ').map((name) => [name, mark] as const),
  ),
);
