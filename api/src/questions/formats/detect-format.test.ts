import { expect, it } from 'vitest';
import { detectFormat } from './detect-format.ts';

it.each([
  ['banco.xml', '<?xml version="1.0"?><quiz></quiz>', 'moodle-xml'],
  ['banco.txt', ' <quiz>', 'moodle-xml'],
  ['banco.txt', 'Cor?\nA. azul\nB. verde\nANSWER: A', 'aiken'],
  ['banco.txt', 'Cor? {\n=azul\n~verde\n}', 'gift'],
  ['banco.GIFT', 'Cor?', 'gift'],
  ['banco.xml', 'Cor?', null],
  ['banco.txt', 'Cor? \\{ \\}', null],
  ['banco.txt', '', null],
  ['banco.xml', '<?xml version="1.0"?><questestinterop><item/></questestinterop>', null],
  ['banco.json', '[{"q": 1}]', null],
  ['banco.txt', '{"questions": []}', null],
  ['banco.txt', '{\n~azul =verde}', 'gift'],
])('%s with %j: %s', (name, text, format) => {
  expect(detectFormat(name, text)).toBe(format);
});
