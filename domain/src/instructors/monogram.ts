/** 'AS' for 'Ana Clara dos Santos': the initials of the first and the last name. */
export function monogram(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (initial(first) + initial(last)).toLocaleUpperCase('pt-BR');
}

const initial = (word: string): string => word.charAt(0);
