import { Box, FormControlLabel, Link, Radio, RadioGroup, Typography } from '@mui/material'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import type { SampleItem, SampleQuestion } from '../../contract/seed/sample.ts'
import { common } from '../words/common.ts'
import { useWords } from '../words/use-words.ts'
import { sampleWords as words } from './words.ts'

const ANSWERS = ['later', 'keep', 'remove'] as const
export type Answer = (typeof ANSWERS)[number]

const textOf = { later: words.later, keep: words.keep, remove: words.remove_one }

/** Whether all that refers to it is asked about too, and so can go with it. */
export const canGo = ({ users }: SampleQuestion, asked: SampleQuestion[]): boolean =>
  users.every((user) => asked.some(({ entity, id }) => entity === user.entity && id === user.id))

interface AskedItemProps {
  of: SampleQuestion
  /** Its name, for people. */
  kind: string
  canGo: boolean
  answer: Answer
  onAnswer: (answer: Answer) => void
}

/** Something of the sample that was changed, or that is used: why it stays, and what shall become of it. */
export function AskedItem({ of, kind, canGo: isFree, answer, onAnswer }: AskedItemProps) {
  const say = useWords()
  const id = useId()
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1, overflowWrap: 'anywhere' }}>
      <Typography id={id}>
        {kind}: <strong>{of.title}</strong> <ItemLink of={of} />
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        {of.isChanged && <div>{say(words.changed)}</div>}
        {of.users.length > 0 && (
          <div>
            {say(words.used)}{' '}
            {of.users.map((user, index) => (
              <span key={`${user.entity} ${user.id}`}>
                {index > 0 && ', '}
                <Link component={RouterLink} to={placeOf(user)}>
                  {user.title}
                </Link>
              </span>
            ))}
            . {!isFree && say(words.used_help)}
          </div>
        )}
      </Typography>
      <RadioGroup row aria-labelledby={id} value={answer} onChange={(_, value) => onAnswer(value as Answer)}>
        {ANSWERS.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            disabled={value === 'remove' && !isFree}
            control={<Radio size="small" />}
            label={say(textOf[value])}
          />
        ))}
      </RadioGroup>
    </Box>
  )
}

const placeOf = ({ entity, id }: SampleItem) => (entity === 'settings' ? '/settings' : `/${entity}/${id}`)

export function ItemLink({ of }: { of: SampleItem }) {
  const say = useWords()
  return (
    <Link
      component={RouterLink}
      to={placeOf(of)}
      aria-label={`${say(common.action.edit)}: ${of.title}`}
      variant="body2"
      sx={{ paddingBlock: 0.5, whiteSpace: 'nowrap' }}
    >
      {say(common.action.edit)}
    </Link>
  )
}
