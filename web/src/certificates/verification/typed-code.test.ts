import { expect, it } from 'vitest';
import { typedCode } from './typed-code.ts';

it.each([
  ['SABIA-7K3M-9QXT-2VWB', 'SABIA-7K3M-9QXT-2VWB'],
  ['sabia 7k3m9 qxt2v wb4d8 h6pzo', 'SABIA-7K3M9-QXT2V-WB4D8-H6PZ0'],
  ['SABIA7K3M9QXT2VWB4D8H6PZ0', 'SABIA-7K3M9-QXT2V-WB4D8-H6PZ0'],
  [' sabia-7k3m-9qxt-2vwb ', 'SABIA-7K3M-9QXT-2VWB'],
  ['sabia 7k3m 9qxt 2vwb', 'SABIA-7K3M-9QXT-2VWB'],
  ['SABIA7K3M9QXT2VWB', 'SABIA-7K3M-9QXT-2VWB'],
  ['SABIA-7K3M-9QXT–2VWB', 'SABIA-7K3M-9QXT-2VWB'],
  ['SABIA-O000-I111-LLLL', 'SABIA-0000-1111-1111'],
  ['SABIA-7K3M', 'SABIA-7K3M'],
  ['', ''],
])('%j is read as %j', (text, code) => {
  expect(typedCode(text)).toBe(code);
});
