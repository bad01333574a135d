import { Alert, Box, Button, NativeSelect, Typography } from '@mui/material'
import { CLIENT_TYPES } from '../../contract/clients/kind.ts'
import {
  NEW_ITEM,
  type ImportOptions,
  type ImportReport,
  type ImportRunView,
  type NameOf,
} from '../../contract/transfer/import.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import { useAllChoices, useDistrictChoices, type Choice } from '../core/inputs/grouped-choices.ts'
import { useWords, SayText, SayAlert, SayButton } from '../core/words/use-words.ts'
import { guessClientType } from './guess-client-type.ts'
import { findSameNames } from '../../contract/transfer/same-names.ts'
import words from './words.json' with { type: 'json' }
import { options } from '../core/layout/choices.tsx'

type UnknownName = ImportReport['names'][number]
/** The choice for each unknown name of a table. */
export type ChosenNames = Pick<ImportOptions, NameOf | 'spellings'>

const UNDECIDED = '?'
/** Before another name of the list that is the same. */
const SAME = '='
/** Kinds whose names are of organisations. */
const ORGANISATIONS = ['clients', 'firms'] as const

/** The names that checks of one file have not known, each once, and how many more there are. */
export function namesOfChecks(checks: ImportRunView[]): { names: UnknownName[]; more: number } {
  const names = checks.flatMap(({ report }) => report?.names ?? [])
  const once = new Map(names.map((one) => [`${one.of} ${one.name}`, one]))
  const newest = checks.find(({ report }) => report)?.report
  return { names: [...once.values()], more: (newest?.nameCount ?? 0) - (newest?.names.length ?? 0) }
}

interface UnknownNamesProps {
  names: UnknownName[]
  more: number
  chosen: ChosenNames
  onChoose: (chosen: ChosenNames) => void
}

/** Names in a table for items and districts that this site does not know: another spelling, something new, or nothing. */
export function UnknownNames({ names, more, chosen, onChoose }: UnknownNamesProps) {
  const say = useWords()
  const isOpen = ({ of, name }: UnknownName) =>
    chosen[of]?.[name] === undefined && chosen.spellings?.[of]?.[name] === undefined
  const openClients = names.flatMap((one) => {
    const kind = one.of === 'clients' && isOpen(one) ? guessClientType(one.name) : undefined
    return kind ? [[one.name, kind] as const] : []
  })
  const known = { clients: useKnown('clients'), firms: useKnown('firms') }
  const same = ORGANISATIONS.flatMap((of) => {
    const open = names.filter((one) => one.of === of && isOpen(one)).map(({ name }) => name)
    const inList = names.filter((one) => one.of === of).map(({ name }) => name)
    const found = findSameNames(inList, known[of].map((one) => one.name)) // prettier-ignore
    return found.filter(({ name }) => open.includes(name)).map((one) => ({ of, ...one }))
  })
  const joinAll = () => {
    const next: ChosenNames = { ...chosen, spellings: { ...chosen.spellings } }
    for (const { of, name, as } of same) next.spellings![of] = { ...next.spellings![of], [name]: as }
    onChoose(next)
  }
  const choose = ({ of, name }: UnknownName, choice: string) => {
    const { [name]: _, ...others } = chosen[of] ?? {}
    const { [name]: _spelling, ...otherSpellings } = chosen.spellings?.[of] ?? {}
    const as = choice.startsWith(SAME) ? { [name]: choice.slice(SAME.length) } : {}
    const spellings = { ...chosen.spellings, [of]: { ...otherSpellings, ...as } }
    if (choice === UNDECIDED || choice.startsWith(SAME)) return onChoose({ ...chosen, spellings, [of]: others })
    const id = of !== 'districts' && /^\d+$/.test(choice) ? Number(choice) : choice
    return onChoose({ ...chosen, spellings, [of]: { ...others, [name]: id } })
  }
  const makeOpenOnes = () => {
    onChoose({ ...chosen, clients: { ...chosen.clients, ...Object.fromEntries(openClients) } })
  }
  return (
    <Box component="section" aria-labelledby="unknown-names" sx={{ width: '100%', display: 'grid', gap: 1 }}>
      <SayText words={words.unknownNames} component="h2" variant="h6" id="unknown-names" />
      <SayAlert words={words.unknownNamesHelp} severity={names.some(isOpen) ? 'warning' : 'info'} />
      {same.length > 0 && (
        <Alert severity="info" action={<SayButton words={words.joinNames} color="inherit" onClick={joinAll} />}>
          {say(words.sameNames, {
            names: same.map(({ name, as, reason }) => `${name} = ${as} (${say(words.reasons[reason])})`).join('; '),
          })}
        </Alert>
      )}
      {openClients.length > 1 && (
        <Button variant="outlined" onClick={makeOpenOnes} sx={{ justifySelf: 'start' }}>
          {say(words.makeClients, { count: openClients.length })}
        </Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {names.map((one) => (
          <NameChoice
            key={`${one.of} ${one.name}`}
            of={one}
            others={names.flatMap(({ of, name }) => (of === one.of && name !== one.name ? name : []))}
            value={valueOf(chosen, one)}
            onChoose={(choice) => choose(one, choice)}
          />
        ))}
      </Box>
      {more > 0 && <SayText words={words.moreNames} values={{ count: more }} variant="body2" />}
    </Box>
  )
}

function valueOf(chosen: ChosenNames, { of, name }: UnknownName): string {
  const as = chosen.spellings?.[of]?.[name]
  return as === undefined ? String(chosen[of]?.[name] ?? UNDECIDED) : `${SAME}${as}`
}

interface NameChoiceProps {
  of: UnknownName
  /** The other names of the list. */
  others: string[]
  value: string
  onChoose: (choice: string) => void
}

function NameChoice({ of: { of, name, count, alike }, others: inList, value, onChoose }: NameChoiceProps) {
  const say = useWords()
  const known = useKnown(of)
  const near = alike.flatMap((id) => known.find((one) => String(one.id) === id) ?? [])
  const others = known.filter((one) => !near.includes(one))
  const as = value.startsWith(SAME) ? [value.slice(SAME.length)] : []
  const sameIn = [...new Set([...inList, ...as])].map((one) => ({ id: `${SAME}${one}`, name: one }))
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: 1,
        alignItems: 'center',
        paddingBlock: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <Typography variant="quiet">
          {say(of === 'districts' ? words.district : kindOf(of).singular)} · {say(words.inRows, { count })}
        </Typography>
      </Box>
      <NativeSelect
        fullWidth
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        inputProps={{ 'aria-label': say(words.importedAs, { name }) }}
      >
        <option value={UNDECIDED}>{say(words.undecided)}</option>
        <Group label={say(words.spellingOf)} choices={near} />
        {of === 'clients' && (
          <Group
            label={say(words.newClient)}
            choices={CLIENT_TYPES.map(({ value: id, label }) => ({
              id,
              name: say(words.newOfKind, { kind: say(label) }),
            }))}
          />
        )}
        {of === 'firms' && <option value={NEW_ITEM}>{say(words.newFirm)}</option>}
        <option value="">{say(of === 'clients' || of === 'districts' ? words.leaveEmpty : words.leaveOut)}</option>
        <Group label={say(words.sameAs)} choices={of === 'districts' ? [] : sameIn} />
        <Group label={say(words.others)} choices={others} />
      </NativeSelect>
    </Box>
  )
}

function Group({ label, choices }: { label: string; choices: Choice[] }) {
  if (choices.length === 0) return null
  return <optgroup label={label}>{options(choices, ({ id, name }) => [id, name])}</optgroup>
}

function useKnown(of: NameOf): Choice[] {
  const isDistrict = of === 'districts'
  const items = useAllChoices(isDistrict ? 'clients' : of, !isDistrict)
  const districts = useDistrictChoices()
  return isDistrict ? districts : items
}
