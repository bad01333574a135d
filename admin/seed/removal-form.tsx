import { Box, Checkbox, FormControlLabel, Typography, Link, Radio, RadioGroup } from '@mui/material'
import { useState, type ReactNode, useId } from 'react'
import { KINDS } from '../../contract/kinds/index.ts'
import type {
  Sample,
  SampleEntity,
  SampleRemoval,
  SampleThing,
  SampleItem,
  SampleQuestion,
} from '../../contract/seed/sample.ts'
import { ConfirmButton } from '../core/dialogs/use-confirm.tsx'
import { common, useWords, SayButton } from '../core/words/use-words.ts'
import words from './sample-words.json' with { type: 'json' }
import { Link as RouterLink } from 'react-router'

const keyOf = ({ entity, id }: SampleThing) => `${entity} ${id}`
const thingOf = ({ entity, id }: SampleThing): SampleThing => ({ entity, id })

interface RemovalFormProps {
  of: Sample
  isRunning: boolean
  onRemove: (removal: SampleRemoval) => void
}

/** The items that a removal takes, and those that it asks about. */
export function RemovalForm({ of: { unchanged, asked, texts }, isRunning, onRemove }: RemovalFormProps) {
  const say = useWords()
  const [kept, setKept] = useState<string[]>([])
  const [answers, setAnswers] = useState<Record<string, Answer>>({})
  const nameOf = (entity: SampleEntity) => say(entity === 'pictures' ? words.pictures : KINDS[entity].plural)
  const answered = (wanted: Answer) => asked.filter((item) => answers[keyOf(item)] === wanted).map(thingOf)
  const answerAll = (answer: Answer) =>
    setAnswers(
      Object.fromEntries(
        asked.filter((item) => answer !== 'remove' || canGo(item, asked)).map((item) => [keyOf(item), answer]),
      ),
    )
  const toggle = (key: string) => setKept(kept.includes(key) ? kept.filter((one) => one !== key) : [...kept, key])
  const remove = () =>
    onRemove({
      remove: answered('remove'),
      keep: answered('keep'),
      clear: texts.filter((text) => !kept.includes(keyOf(text))).map(thingOf),
    })
  return (
    <>
      {unchanged.length > 0 && (
        <Part title={say(words.goes)} help={say(words.goes_help)}>
          <ul>
            {unchanged.map(({ entity, count }) => (
              <li key={entity}>{say(words.count, { count, kind: nameOf(entity) })}</li>
            ))}
          </ul>
        </Part>
      )}
      {texts.length > 0 && (
        <Part title={say(words.texts)} help={say(words.texts_help)}>
          {texts.map((text) => (
            <Box
              key={keyOf(text)}
              sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', maxWidth: '36rem' }}
            >
              <FormControlLabel
                control={<Checkbox checked={!kept.includes(keyOf(text))} onChange={() => toggle(keyOf(text))} />}
                label={`${nameOf(text.entity)}: ${text.title}`}
              />
              <ItemLink of={text} />
            </Box>
          ))}
        </Part>
      )}
      {asked.length > 0 && (
        <Part title={say(words.asked)} help={say(words.asked_help)}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1 }}>
            <SayButton words={words.keep_all} variant="outlined" onClick={() => answerAll('keep')} />
            <SayButton words={words.remove_all} variant="outlined" onClick={() => answerAll('remove')} />
          </Box>
          {asked.map((item) => (
            <AskedItem
              key={keyOf(item)}
              of={item}
              kind={nameOf(item.entity)}
              canGo={canGo(item, asked)}
              answer={answers[keyOf(item)] ?? 'later'}
              onAnswer={(answer) => setAnswers({ ...answers, [keyOf(item)]: answer })}
            />
          ))}
        </Part>
      )}
      <ConfirmButton
        words={words.remove}
        variant="contained"
        color="warning"
        loading={isRunning}
        question={{ title: say(words.ask), content: say(words.ask_text), confirm: say(words.remove), isWarning: true }}
        onConfirm={remove}
      />
    </>
  )
}

function Part({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ width: '100%' }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <Typography variant="quiet">{help}</Typography>
      {children}
    </Box>
  )
}

const ANSWERS = ['later', 'keep', 'remove'] as const
type Answer = (typeof ANSWERS)[number]

const textOf = { later: words.later, keep: words.keep, remove: words.remove_one }

/** Whether all that refers to it is asked about too, and so can go with it. */
const canGo = ({ users }: SampleQuestion, asked: SampleQuestion[]): boolean =>
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
function AskedItem({ of, kind, canGo: isFree, answer, onAnswer }: AskedItemProps) {
  const say = useWords()
  const id = useId()
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1, overflowWrap: 'anywhere' }}>
      <Typography id={id}>
        {kind}: <strong>{of.title}</strong> <ItemLink of={of} />
      </Typography>
      <Typography variant="quiet" component="div">
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

function ItemLink({ of }: { of: SampleItem }) {
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
