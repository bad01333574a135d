import { Alert, Box, Button, NativeSelect, Typography } from '@mui/material'
import { CLIENT_TYPES } from '../../contract/kinds/client.ts'
import {
  NEW_ITEM,
  type ImportOptions,
  type ImportReport,
  type ImportRunView,
  type NameOf,
} from '../../contract/transfer/import.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import { useAllChoices, useDistrictChoices, type Choice } from '../inputs/grouped-choices.ts'
import { useWords } from '../words/use-words.ts'
import { guessClientType } from './guess-client-type.ts'
import { words } from './words.ts'

type UnknownName = ImportReport['names'][number]
/** What names of a table that are not known are imported as. */
export type ChosenNames = Pick<ImportOptions, NameOf>

const UNDECIDED = '?'

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

/** What a table calls other items and districts that this site does not know: another spelling, something new, or nothing. */
export function UnknownNames({ names, more, chosen, onChoose }: UnknownNamesProps) {
  const say = useWords()
  const isOpen = ({ of, name }: UnknownName) => chosen[of]?.[name] === undefined
  const openClients = names.flatMap((one) => {
    const kind = one.of === 'clients' && isOpen(one) ? guessClientType(one.name) : undefined
    return kind ? [[one.name, kind] as const] : []
  })
  const choose = ({ of, name }: UnknownName, choice: string) => {
    const { [name]: _, ...others } = chosen[of] ?? {}
    if (choice === UNDECIDED) return onChoose({ ...chosen, [of]: others })
    const id = of !== 'districts' && /^\d+$/.test(choice) ? Number(choice) : choice
    return onChoose({ ...chosen, [of]: { ...others, [name]: id } })
  }
  const makeOpenOnes = () => {
    onChoose({ ...chosen, clients: { ...chosen.clients, ...Object.fromEntries(openClients) } })
  }
  return (
    <Box component="section" aria-labelledby="unknown-names" sx={{ width: '100%', display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h6" id="unknown-names">
        {say(words.unknownNames)}
      </Typography>
      <Alert severity={names.some(isOpen) ? 'warning' : 'info'} variant="outlined">
        {say(words.unknownNamesHelp)}
      </Alert>
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
            value={String(chosen[one.of]?.[one.name] ?? UNDECIDED)}
            onChoose={(choice) => choose(one, choice)}
          />
        ))}
      </Box>
      {more > 0 && <Typography variant="body2">{say(words.moreNames, { count: more })}</Typography>}
    </Box>
  )
}

interface NameChoiceProps {
  of: UnknownName
  value: string
  onChoose: (choice: string) => void
}

function NameChoice({ of: { of, name, count, alike }, value, onChoose }: NameChoiceProps) {
  const say = useWords()
  const known = useKnown(of)
  const near = alike.flatMap((id) => known.find((one) => String(one.id) === id) ?? [])
  const others = known.filter((one) => !near.includes(one))
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
        <Typography variant="body2" color="textSecondary">
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
        <Group label={say(words.others)} choices={others} />
      </NativeSelect>
    </Box>
  )
}

function Group({ label, choices }: { label: string; choices: Choice[] }) {
  if (choices.length === 0) return null
  return (
    <optgroup label={label}>
      {choices.map(({ id, name }) => (
        <option key={id} value={String(id)}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}

function useKnown(of: NameOf): Choice[] {
  const isDistrict = of === 'districts'
  const items = useAllChoices(isDistrict ? 'clients' : of, !isDistrict)
  const districts = useDistrictChoices()
  return isDistrict ? districts : items
}
