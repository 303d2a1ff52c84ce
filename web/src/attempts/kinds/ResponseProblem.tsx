import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';

interface ResponseProblemProps {
  id: string;
  problem: string | null;
}

/** The reason why a typed answer does not count yet. Always rendered, so that screen readers announce it. */
export const ResponseProblem = ({ id, problem }: ResponseProblemProps) => (
  <div id={id} role="status">
    {problem && <ErrorMessage>{problem}</ErrorMessage>}
  </div>
);
