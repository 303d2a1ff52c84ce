/** 'Ana S.' for 'Ana Clara dos Santos': the name of a classmate for students (product.md CL7). */
export function classmateName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [initial] = others.at(-1) ?? '';
  return initial ? `${first} ${initial.toLocaleUpperCase('pt-BR')}.` : first;
}
