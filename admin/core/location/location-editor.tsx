import { Alert, Box, Button, FormHelperText, MenuItem, TextField } from '@mui/material'
import { useEffect, useState, type Ref } from 'react'
import { useLocale } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Locale } from '../../../contract/locale.ts'
import { formatCoordinates } from '../../../contract/location/format-coordinates.ts'
import { positionsOf, type Geometry, type Position } from '../../../contract/location/geometry.ts'
import type { FoundLocation } from '../../../contract/location/location-file.ts'
import { type LocationFault, LocationError } from '../../../contract/location/location-fault.ts'
import { parseCoordinates } from '../../../contract/location/parse-coordinates.ts'
import {
  LOCATION_VISIBILITIES,
  LOCATION_VISIBILITY_NAMES,
  type Location,
} from '../../../contract/location/visibility.ts'
import type { PicturePosition } from '../../../contract/pictures/picture-library.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { useIsReadOnly } from '../forms/use-is-read-only.ts'
import { common, useWords, type Say } from '../words/use-words.ts'
import { LocationMap } from './location-map.tsx'
import { useDistrictNames } from './use-district-names.ts'
import locationWords from './words.json' with { type: 'json' }
import { menuItems, SelectField } from '../layout/choices.tsx'
import { FileButton } from '../layout/file-button.tsx'
import { checkLocation } from '../../../contract/location/check-location.ts'
import { borders } from './borders.ts'

const ACCEPTED = '.gpx,.kml,.kmz,.tcx,.geojson,.json'

interface LocationEditorProps {
  value: Location | null
  onChange: (value: Location | null) => void
  /** Told why the location cannot be saved. */
  onFault: (text: string | undefined) => void
  help: string | undefined
  /** Of the input, for the form to lead there. */
  focusRef: Ref<HTMLInputElement>
}

/** Takes coordinates, links, files and positions of pictures, and says at once in which district they lie. */
export function LocationEditor({ value, onChange, onFault, help, focusRef }: LocationEditorProps) {
  const say = useWords()
  const locale = useLocale() as Locale
  const nameOf = useDistrictNames()
  const { setValue } = useFormContext()
  const districts = useWatch({ name: 'districts' }) as string[]
  const pictureIds = useWatch({ name: 'pictureIds' }) as number[]
  const [text, setText] = useState(() => textOf(value?.geometry))
  const [fault, setFault] = useState<LocationFault>()
  const isReadOnly = useIsReadOnly()
  const [note, setNote] = useState<{ text: string; isError: boolean }>()
  const [choices, setChoices] = useState<FoundLocation[]>([])

  const described = value && !fault ? describeLocation(value.geometry, districts, nameOf, say) : undefined
  const faultText = fault ? say(locationWords[fault.code], { ...fault }) : undefined
  const refusal = faultText ?? (described?.severity === 'error' ? described.text : undefined)
  useEffect(() => onFault(refusal), [onFault, refusal])

  const take = (geometry: Geometry | null, shown = textOf(geometry)) => {
    setText(shown)
    setFault(undefined)
    setNote(undefined)
    onChange(geometry && { geometry, visibility: value?.visibility ?? 'public' })
  }
  const clear = () => take(null)
  const type = (typed: string) => {
    if (typed.trim() === '') return clear()
    try {
      take({ type: 'Point', coordinates: parseCoordinates(typed) }, typed)
    } catch (error) {
      setText(typed)
      setFault(faultOf(error))
    }
  }
  const takeFound = ({ geometry, tolerance }: FoundLocation) => {
    take(geometry)
    if (tolerance > 0) setNote({ text: say(locationWords.straightened, { metres: tolerance }), isError: false })
  }
  const readFile = async ([file]: File[]) => {
    if (!file) return
    setChoices([])
    try {
      // Its readers are loaded with the first file.
      const { readLocationFile } = await import('../../../contract/location/location-file.ts')
      const { found, left } = readLocationFile(new Uint8Array(await file.arrayBuffer()))
      setNote(undefined)
      if (found.length === 1) takeFound(found[0]!)
      else setChoices(found)
      if (left > 0) setNote({ text: say(locationWords.left, { count: left }), isError: false })
    } catch (error) {
      // The location stays what it was, and can be saved.
      const unread = faultOf(error)
      setNote({ text: say(locationWords[unread.code], { ...unread }), isError: true })
    }
  }
  const takeFromPictures = async () => {
    try {
      for (const id of pictureIds) {
        const { position } = (await call<PicturePosition>(`/pictures/${id}/position`)).data
        if (position) return take({ type: 'Point', coordinates: [position.longitude, position.latitude] })
      }
      setNote({ text: say(locationWords.noPosition), isError: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setNote({ text: say(locationWords.positionUnread), isError: true })
    }
  }

  const { geometry } = value ?? {}
  const missing = described?.missing
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        inputRef={focusRef}
        disabled={isReadOnly}
        label={say(locationWords.coordinates)}
        value={text}
        onChange={(event) => type(event.target.value)}
        error={fault !== undefined}
        helperText={faultText ?? help}
        slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off', spellCheck: false } }}
      />
      {fault?.code === 'swapped' && (
        <Button variant="outlined" onClick={() => type(fault.suggestion)}>
          {say(locationWords.swap, { suggestion: fault.suggestion })}
        </Button>
      )}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            words={locationWords.file}
            variant="outlined"
            accept={ACCEPTED}
            isMultiple={false}
            onFiles={(chosen) => void readFile(chosen)}
          />
          <Button variant="outlined" disabled={pictureIds.length === 0} onClick={takeFromPictures}>
            {say(locationWords.picture)}
          </Button>
          {value && <Button onClick={clear}>{say(common.action.remove)}</Button>}
        </Box>
      )}
      {choices.length > 0 && (
        <TextField
          select
          label={say(locationWords.choose, counted(choices))}
          value={choices.findIndex((choice) => choice.geometry === value?.geometry)}
          onChange={(event) => takeFound(choices[Number(event.target.value)]!)}
        >
          <MenuItem value={-1} disabled>
            …
          </MenuItem>
          {menuItems(choices, ({ name, geometry: found }, index) => [
            index,
            [name, shownAs(found)].filter(Boolean).join(': '),
          ])}
        </TextField>
      )}
      <Box role="status" sx={{ width: '100%' }}>
        {note && <FormHelperText error={note.isError}>{note.text}</FormHelperText>}
        {described && geometry && (
          <Alert severity={described.severity} role="presentation">
            <b>{shownAs(geometry)}</b> {described.text}
            {missing && !isReadOnly && (
              <Button onClick={() => setValue('districts', [...districts, missing], { shouldDirty: true })}>
                {say(locationWords.addDistrict, { found: nameOf(missing) })}
              </Button>
            )}
          </Alert>
        )}
      </Box>
      <LocationMap
        geometry={geometry}
        districts={districts}
        onPoint={(position) => !isReadOnly && take({ type: 'Point', coordinates: position })}
      />
      {value && (
        <SelectField
          disabled={isReadOnly}
          label={say(locationWords.visibility)}
          value={value.visibility}
          choices={LOCATION_VISIBILITIES.map((one) => [one, say(LOCATION_VISIBILITY_NAMES[one])])}
          onChoose={(one) => onChange({ ...value, visibility: one as Location['visibility'] })}
        />
      )}
    </Box>
  )

  function counted(found: FoundLocation[]) {
    const points = found.filter((one) => one.geometry.type === 'Point').length
    return { points, lines: found.length - points }
  }

  function shownAs(shown: Geometry): string {
    if (shown.type === 'Point') return formatCoordinates(shown.coordinates, locale)
    return say(locationWords.line, { count: shown.coordinates.length })
  }
}

/** The text of the field for a point; nothing for a line. */
function textOf(geometry: Geometry | null | undefined): string {
  if (geometry?.type !== 'Point') return ''
  const [longitude, latitude] = positionsOf(geometry)[0] as Position
  return `${latitude}, ${longitude}`
}

export interface Described {
  severity: 'error' | 'warning' | 'success'
  text: string
  /** A district that the project does not name, and that would settle the matter. */
  missing?: string
}

/** Compares a location with the districts of its project. */
export function describeLocation(
  geometry: Geometry,
  districts: string[],
  nameOf: (code: string) => string,
  say: Say,
): Described {
  const finding = checkLocation(borders, geometry, districts)
  if (finding.code === 'outside_nepal') return { severity: 'error', text: say(locationWords.outside_nepal) }
  if (finding.code === 'inside') {
    const missing = finding.districts.find((code) => !districts.includes(code))
    const text = say(locationWords.inside, { found: finding.districts.map(nameOf).join(', ') })
    return { severity: 'success', text, ...(missing !== undefined && { missing }) }
  }
  const missing = finding.found
  const found = nameOf(missing)
  if (finding.code === 'near_border')
    return { severity: 'warning', text: say(locationWords.near_border, { found }), missing }
  const chosen = districts.map(nameOf).join(say(locationWords.or))
  const words = geometry.type === 'Point' ? locationWords.point_in_other : locationWords.line_in_other
  return { severity: 'error', text: say(words, { found, chosen }), missing }
}

/** @throws any error but a LocationError */
export function faultOf(error: unknown): LocationFault {
  if (error instanceof LocationError) return error.fault
  throw error
}
