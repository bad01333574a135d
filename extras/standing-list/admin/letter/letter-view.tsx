import { Box, Popover, Typography } from '@mui/material'
import { useState, type MouseEvent } from 'react'
import { RouterLink } from '../../../../admin/core/packages.ts'
import { useTimes } from '../../../../admin/core/words/use-times.ts'
import { SayText, useWords } from '../../../../admin/core/words/use-words.ts'
import { type Letter, type LetterRun, type LetterValue, gapText, placeholderName } from '../../contract/letter.ts'
import words from './words.json' with { type: 'json' }
import './letter.css'

/** A letter as a sheet: a value opens its record on a click, a gap leads to where it is filled in. Prints alone. */
export function LetterView({ letter: { language, lines } }: { letter: Letter }) {
  const say = useWords()
  const { dayOf } = useTimes()
  const [shown, setShown] = useState<{ value: LetterValue; at: HTMLElement }>()
  const nameOf = ({ placeholder }: LetterValue) => say(placeholderName(placeholder))
  const runOf = (run: LetterRun, at: number) => {
    if (typeof run === 'string') return run
    const show = (event: MouseEvent<HTMLElement>) => {
      event.preventDefault()
      setShown({ value: run, at: event.currentTarget })
    }
    const gap = { className: 'gap', title: say(words.gap, { name: nameOf(run) }) }
    return (
      <RouterLink key={at} to={run.source.path} {...(run.text ? { 'aria-haspopup': 'dialog', onClick: show } : gap)}>
        {run.text || gapText(run.placeholder, language)}
      </RouterLink>
    )
  }
  const source = shown?.value.source
  return (
    <>
      <article className="letter" lang={language} aria-label={say(words.letter)}>
        {lines.map(({ as, runs }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no names of their own
          <p key={at} className={as}>
            {runs.map(runOf)}
          </p>
        ))}
      </article>
      <Popover open={shown !== undefined} anchorEl={shown?.at} onClose={() => setShown(undefined)}>
        {shown && source && (
          <Box sx={{ padding: 2, maxWidth: '24rem', '& a': { color: 'primary.main' } }}>
            <Typography variant="h3">{nameOf(shown.value)}</Typography>
            <RouterLink to={source.path}>{say(source.name)}</RouterLink>
            {source.at !== null && <SayText words={words.changed} values={{ day: dayOf(source.at) }} variant="quiet" />}
          </Box>
        )}
      </Popover>
    </>
  )
}
