import { useNavigate, useSearch } from '@tanstack/react-router';
import { count } from '../../ui/words/plural.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { SearchInput } from '../../ui/lists/SearchInput.tsx';
import { AddQuestion } from './AddQuestion.tsx';
import classes from './question-list.module.css';

interface QuestionSearchFieldProps {
  /** Number of questions that the search finds; undefined without a search and while it loads. */
  found: number | undefined;
}

/** Above a long list, whose questions the search of the browser can't find and whose end is far away. */
export function QuestionSearchField({ found }: QuestionSearchFieldProps) {
  const { busca = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <Stack gap={8}>
      <Row gap={12} align="end">
        <search className={classes.search}>
          <SearchInput
            label="Buscar questões"
            placeholder="Enunciado ou alternativa"
            value={busca}
            onChange={(words) =>
              void navigate({
                to: '.',
                search: (before) => ({ ...before, busca: words || undefined }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        </search>
        <AddQuestion />
      </Row>
      <Muted>
        <span role="status">
          {found !== undefined && count(found, 'questão encontrada', 'questões encontradas')}
        </span>
      </Muted>
    </Stack>
  );
}
