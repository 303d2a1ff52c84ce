/** A superscript (`p`) or subscript (`b`) in characters of its own, else after `^` or `_`. */
export function inScript(kind: string, text: string): string {
  const signs = kind === 'p' ? raised : lowered;
  const characters = Array.from(text, (sign) => signs[usual.indexOf(sign)]?.trim());
  if (characters.every(Boolean)) return characters.join('');
  return `${kind === 'p' ? '^' : '_'}${text.length > 1 ? `(${text})` : text}`;
}

const usual = '0123456789+-−=()aeinoxbcdyºª';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵉⁱⁿᵒˣᵇᶜᵈʸºª';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑᵢₙₒₓ';
