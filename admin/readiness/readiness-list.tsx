import CheckIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Box } from '@mui/material'
import { PlaceLink } from '../core/layout/attention-item.tsx'
import { useWords } from '../core/words/use-words.ts'
import type { Line } from './use-readiness.ts'
import { words } from './words.ts'

/** Open lines, each with the way to its place; done ones are folded away. */
export function ReadinessList({ lines }: { lines: Line[] }) {
  const say = useWords()
  const [open, done] = [lines.filter(({ isDone }) => !isDone), lines.filter(({ isDone }) => isDone)]
  return (
    <Box
      sx={{
        padding: '10px 16px',
        '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 },
        '& li': { display: 'flex', flexWrap: 'nowrap', gap: 1, alignItems: 'flex-start' },
        '& li > div': { minWidth: 0 },
        '& p': { margin: 0, color: 'text.secondary', fontSize: '0.875rem' },
        '& summary': { minHeight: 40, alignContent: 'center', cursor: 'pointer' },
      }}
    >
      {open.length > 0 && (
        <ul>
          {open.map(({ name, text, help, path }) => (
            <li key={name}>
              <OpenIcon color="disabled" aria-hidden />
              <div>
                <PlaceLink to={path}>{say(text)}</PlaceLink>
                <p>{say(help)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <details>
          <summary>{say(words.finished, { done: done.length })}</summary>
          <ul>
            {done.map(({ name, text, path }) => (
              <li key={name}>
                <CheckIcon color="success" aria-hidden />
                <PlaceLink to={path}>{say(text)}</PlaceLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Box>
  )
}
