import { Button } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { AnswerSet, Decisions } from './conflict-lines.ts';
import { decisionWords, markWords } from './mark-words.ts';

interface DifferentLinesProps {
  sets: readonly AnswerSet[];
  lines: readonly number[];
  decisions: Decisions;
  /** The one that is decided now. */
  line: number | undefined;
  onChoose: (line: number) => void;
}

const cell: CSSProperties = {
  padding: '4px 8px',
  textAlign: 'start',
  borderBlockEnd: '1px solid var(--mantine-color-default-border)',
};

/** The lines that differ, with the readings beside each other. */
export const DifferentLines = ({ sets, lines, decisions, line, onChoose }: DifferentLinesProps) => (
  <table aria-label="Linhas que diferem" style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
    <thead>
      <tr>
        <th style={cell}>Questão</th>
        {sets.map((set, at) => (
          <th key={set.readings[0]?.id ?? at} style={cell}>
            Leitura {at + 1}
          </th>
        ))}
        <th style={cell}>Decisão</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((each) => (
        <tr key={each} aria-current={each === line}>
          <td style={cell}>
            <Button
              variant={each === line ? 'filled' : 'default'}
              aria-label={`Questão ${each}`}
              onClick={() => onChoose(each)}
            >
              {each}
            </Button>
          </td>
          {sets.map((set, at) => (
            <td key={set.readings[0]?.id ?? at} style={cell}>
              {markWords(set, each)}
            </td>
          ))}
          <td style={{ ...cell, fontWeight: 600 }}>
            {decisions[each] ? decisionWords(decisions[each]) : '–'}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
