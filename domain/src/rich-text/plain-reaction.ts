import { formulaSigns } from './formula-signs.ts';
import { inScript } from './scripts.ts';

/** A reaction of mhchem: digits after an atom are subscripts, charges superscripts. */
export const plainReaction = (written: string, formula: (tex: string) => string): string =>
  written
    .replace(/\$([^$]*)\$/g, (_, tex: string) => formula(tex))
    .replace(/\\([a-zA-Z]+)\s*/g, (_, name: string) => formulaSigns.get(name) ?? '')
    .replace(/<=>>?|<<=>|<-->|<->/g, '⇌')
    .replace(/->/g, '→')
    .replace(/<-/g, '←')
    .replace(/(?<=\s)v(?=\s|$)/g, '↓')
    .replace(/(?<=\s)\^(?=\s|$)/g, '↑')
    .replace(/(?<=[A-Za-z\d)\]])#(?=[A-Za-z([])/g, '≡')
    .replace(/(?<=[A-Za-z\d)\]])\s*[.*]\s*(?=\d*[A-Z])/g, '·')
    .replace(/\^\{?([\dIVX+-]+)\}?/g, (_, above: string) => inScript('p', above))
    .replace(/_\{?(-?[\da-z]+)\}?/g, (_, below: string) => inScript('b', below))
    .replace(/(?<=[A-Za-z)\]])(\d+)/g, (_, digits: string) => inScript('b', digits))
    .replace(/(?<=[A-Za-z₀-₉)\]])([+-])(?=[\s(]|$)/g, (_, charge: string) => inScript('p', charge))
    .replace(/[{}$]/g, '');
