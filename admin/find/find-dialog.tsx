import { Autocomplete, Box, Dialog, TextField } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList, usePermissions, useResourceDefinitions, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import type { ContentRow } from '../../contract/content/content.ts'
import { isAtLeast, type StaffRole } from '../../contract/accounts/staff-roles.ts'
import { bySite } from '../../contract/pages/page-texts.ts'
import { leastRole } from '../core/api/entities.ts'
import { StateBadge } from '../core/forms/state-badge.tsx'
import { useTitleOf } from '../core/inputs/grouped-choices.ts'
import { useErrorText } from '../core/api/error-text.tsx'
import { common, useWords } from '../core/words/use-words.ts'
import { findPlaces, OWN_PLACES, placeOfText, placesOfScreen } from './places.ts'
import { useFoundContent, useSettled } from '../core/api/use-settled.ts'
import findWords from './words.json' with { type: 'json' }
import type { Words } from '../../contract/locale.ts'

interface Found {
  to: string
  label: string
  /** Of a screen or page. */
  what?: Words
  /** Of content. */
  row?: ContentRow
}

/** Screens and content of every kind with the typed words; Enter goes there. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const errorText = useErrorText()
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const places = usePlaces(typed)
  const { data, error, isFetching } = useFoundContent(search, {
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const rows = typed.trim() === '' ? [] : (data ?? [])
  const content = rows.map((row): Found => ({ to: `/${row.entity}/${row.id}`, label: titleOf(row), row }))
  const options = [...places, ...content.filter(({ to }) => places.every((place) => place.to !== to))]
  const isWaiting = isFetching || search !== typed.trim()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-label={say(findWords.label)} sx={dialogStyle}>
      <Autocomplete<Found, false, false, true>
        open
        freeSolo
        autoHighlight
        disablePortal
        forcePopupIcon={false}
        options={options}
        filterOptions={(all) => all}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.to)}
        inputValue={typed}
        onInputChange={(_, value, reason) => reason !== 'selectOption' && setTyped(value)}
        onChange={(_, chosen) => {
          // Enter before a place is marked means the first: of content, once all is there.
          const place = typeof chosen === 'string' ? (places[0] ?? (!isWaiting && options[0])) : chosen
          if (!place) return
          onClose()
          void navigate(place.to)
        }}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        slotProps={{ listbox: { sx: { maxHeight: '55vh' } }, paper: { elevation: 0 } }}
        renderOption={({ key, ...properties }, { row, label, to, what }) => (
          <Box component="li" key={to} {...properties} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Box sx={{ flexGrow: 1 }}>{label}</Box>
            <Box sx={{ color: 'text.secondary' }}>
              {row ? translate(`resources.${row.entity}.name`, { smart_count: 1 }) : what && say(what)}
            </Box>
            {row && <StateBadge of={row} />}
          </Box>
        )}
        renderInput={(properties) => <TextField {...properties} autoFocus label={say(findWords.label)} />}
      />
      <Box role="status" sx={{ padding: 1.5, minHeight: '3rem', color: 'text.secondary' }}>
        {error
          ? errorText(error)
          : isWaiting
            ? say(common.save.loading)
            : typed.trim() !== '' && options.length === 0 && say(findWords.none)}
      </Box>
    </Dialog>
  )
}

/** At the top, where nothing moves when the list grows; the list is part of the dialog. */
const dialogStyle = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { padding: 2, marginTop: '8vh' },
  '& .MuiAutocomplete-popper': {
    position: 'static !important',
    transform: 'none !important',
    width: '100% !important',
  },
}

/** Screens that this person may open, and with typed words the pages of the site. */
function usePlaces(typed: string): Found[] {
  const say = useWords()
  const definitions = useResourceDefinitions()
  const { permissions } = usePermissions<StaffRole>()
  const { data: pages = [] } = useGetList<ContentRow>('pages', { pagination: { page: 1, perPage: 100 } })
  const screens = Object.values(definitions)
    .filter(({ name, hasList }) => hasList && isAtLeast(permissions, leastRole(name)))
    .flatMap(({ name }) => placesOfScreen(name))
  const texts = typed.trim() === '' ? [] : pages.toSorted(bySite).map(placeOfText)
  return findPlaces([...OWN_PLACES, ...screens, ...texts], typed, say).map(({ to, label }) => ({
    to,
    label,
    what: to.startsWith('/pages/') ? findWords.page : findWords.screen,
  }))
}
