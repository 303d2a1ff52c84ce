import { createHash } from 'node:crypto';

/**
 * Names CSS classes by a hash of their file and their place in it: 'kQzt3'. The entry contains the names,
 * and the same beginning for all classes of a file compresses best. Both builds get the same names.
 */
export function createClassNames(): (name: string, file: string) => string {
  const namesOf = new Map<string, string[]>();
  return (name, file) => {
    const path = file.replace(/^.*\/web\/src\//, '');
    const names = namesOf.get(path) ?? [];
    namesOf.set(path, names);
    if (!names.includes(name)) names.push(name);
    const letters = createHash('sha256')
      .update(path)
      .digest('base64')
      .replaceAll(/[^a-z]/gi, '');
    return `${letters.slice(0, 4)}${names.indexOf(name)}`;
  };
}
