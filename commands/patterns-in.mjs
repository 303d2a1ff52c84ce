import ts from 'typescript';

/**
 * The regular expressions of a source file: `{ line, source, flags }` for each literal and for each `RegExp` of constant
 * parts, `{ line, unknown }` with its code for one of other parts. `values` has constants that other files declare.
 */
export function patternsIn(fileName, text, values = {}) {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const constants = constantsIn(file, values);
  const patterns = [];
  const visit = (node) => {
    const found = patternOf(node, constants);
    if (found) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      patterns.push({ line: line + 1, ...found });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return patterns;
}

function patternOf(node, constants) {
  if (ts.isRegularExpressionLiteral(node)) return partsOf(node);
  const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!isMade || node.expression.getText() !== 'RegExp') return null;
  const [source, flags] = (node.arguments ?? []).map((part) => textOf(part, constants));
  const isKnown = typeof source === 'string' && (typeof flags === 'string' || !node.arguments[1]);
  return isKnown ? { source, flags: flags ?? '' } : { unknown: node.getText() };
}

function partsOf(literal) {
  const text = literal.getText();
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

/** The values that constants of a file begin with, computed when they are asked for. */
function constantsIn(file, values) {
  const declared = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      declared.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { values, declared };
}

/** The text of a constant expression; undefined for another one. */
function textOf(node, constants) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node)) {
    return node.tag.getText() === 'String.raw'
      ? joined(node.template, 'rawText', constants)
      : undefined;
  }
  if (ts.isTemplateExpression(node)) return joined(node, 'text', constants);
  if (ts.isIdentifier(node)) {
    const initializer = constants.declared.get(node.text);
    return constants.values[node.text] ?? (initializer && textOf(initializer, constants));
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') {
    const pattern = constants.declared.get(node.expression.getText());
    return pattern && patternOf(pattern, constants)?.source;
  }
  return joinedList(node, constants);
}

function joined(template, kind, constants) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template[kind];
  const parts = template.templateSpans.flatMap(({ expression, literal }) => [
    textOf(expression, constants),
    literal[kind],
  ]);
  return parts.includes(undefined) ? undefined : [template.head[kind], ...parts].join('');
}

/** `[…].join('|')` of constants. */
function joinedList(node, constants) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const { expression: list, name } = node.expression;
  const [separator] = node.arguments;
  if (name.text !== 'join' || !ts.isArrayLiteralExpression(list)) return undefined;
  const parts = list.elements.map((element) => textOf(element, constants));
  return parts.includes(undefined) ? undefined : parts.join(textOf(separator, constants));
}
