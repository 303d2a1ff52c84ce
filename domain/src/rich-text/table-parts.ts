import { isElement, type RichElement, type RichNode } from './node.ts';

/** The rows of a table in the order in which they are shown; cells of its head are headers. */
export function partsOf(table: RichElement) {
  const parts = {
    rows: [] as RichElement[],
    captions: [] as RichElement[],
    others: [] as RichNode[],
  };
  const feet: RichElement[] = [];
  const sort = ({ children, tag }: RichElement, rows: RichElement[]): void => {
    for (const node of children) {
      if (!isElement(node)) parts.others.push(node);
      else if (node.tag === 'tr') rows.push(tag === 'thead' ? asHead(node) : node);
      else if (node.tag === 'caption') parts.captions.push(node);
      else if (node.tag === 'tfoot') sort(node, feet);
      else if (node.tag === 'thead' || node.tag === 'tbody') sort(node, rows);
      // The editor writes the widths of columns.
      else if (node.tag !== 'colgroup' && node.tag !== 'col') parts.others.push(node);
    }
  };
  sort(table, parts.rows);
  parts.rows.push(...feet);
  return parts;
}

const asHead = (row: RichElement): RichElement => ({
  ...row,
  children: row.children.map((node) =>
    isElement(node) && node.tag === 'td' ? { ...node, tag: 'th' } : node,
  ),
});
