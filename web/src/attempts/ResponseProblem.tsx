import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';

interface ResponseProblemProps {
  id?: string;
  problem: string | null;
}

/** The reason why an answer does not count yet, or was refused. Always rendered, so that screen readers announce it. */
export const ResponseProblem = ({ id, problem }: ResponseProblemProps) => (
  <div id={id} role="status">
    {problem && <ErrorMessage>{problem}</ErrorMessage>}
  </div>
);
