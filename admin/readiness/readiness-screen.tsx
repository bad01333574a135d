import CheckIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Box, Typography } from '@mui/material'
import { PlaceLink } from '../core/layout/attention-item.tsx'
import { Section } from '../core/layout/section.tsx'
import { Loaded } from '../core/lists/loaded.tsx'
import { useWords } from '../core/words/use-words.ts'
import { useReadiness, type Line } from './use-readiness.ts'
import words from './words.json' with { type: 'json' }

/** The whole list, also after all is done. */
export function ReadinessScreen() {
  const say = useWords()
  const read = useReadiness()
  return (
    <Box sx={{ maxWidth: '48rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Typography>{say(words.intro)}</Typography>
      <Loaded of={read}>
        {(lines) => {
          const done = lines.filter(({ isDone }) => isDone).length
          const isReady = done === lines.length
          return (
            <Section title={isReady ? say(words.ready) : say(words.progress, { done, all: lines.length })}>
              <ReadinessList lines={lines} />
            </Section>
          )
        }}
      </Loaded>
    </Box>
  )
}

/** Open lines, each with the way to its place; done ones are folded away. */
function ReadinessList({ lines }: { lines: Line[] }) {
  const say = useWords()
  const { open = [], done = [] } = Object.groupBy(lines, ({ isDone }) => (isDone ? 'done' : 'open'))
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
