import { Autocomplete, Box, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ContentRow } from '../../../../contract/content/content.ts'
import { call } from '../../api/call.ts'
import { useSettled } from '../../api/use-settled.ts'
import { useWords } from '../../words/use-words.ts'
import { useTitleOf } from '../grouped-choices.ts'
import { textWords } from './words.ts'

interface AddressInputProps {
  value: string
  onChange: (typed: string) => void
  /** A page of the site was chosen. */
  onPage: (page: ContentRow, title: string) => void
  isWrong: boolean
}

/** An address, or words that find a page of the site. */
export function AddressInput({ value, onChange, onPage, isWrong }: AddressInputProps) {
  const say = useWords()
  const titleOf = useTitleOf()
  const search = useSettled(value.trim())
  const { data = [] } = useQuery({
    queryKey: ['find', search],
    queryFn: async () => (await call<ContentRow[]>(`/content/search?search=${encodeURIComponent(search)}`)).data,
    // A path is an address already.
    enabled: search !== '' && !search.includes('/'),
  })
  const pages = data.filter(({ path, state }) => path !== null && state === 'published')
  return (
    <Autocomplete<ContentRow, false, true, true>
      freeSolo
      disableClearable
      forcePopupIcon={false}
      options={value.trim() === search ? pages : []}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : (option.path ?? ''))}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.entity} ${option.id}`)}
      inputValue={value}
      onInputChange={(_event, typed, reason) => reason !== 'reset' && onChange(typed)}
      onChange={(_event, chosen) => typeof chosen !== 'string' && onPage(chosen, titleOf(chosen))}
      renderOption={({ key, ...properties }, row) => (
        <Box component="li" key={key} {...properties} sx={{ display: 'block !important', overflowWrap: 'anywhere' }}>
          {titleOf(row)}
          <Box sx={{ color: 'text.secondary' }}>{row.path}</Box>
        </Box>
      )}
      renderInput={({ slotProps, ...properties }) => (
        <TextField
          {...properties}
          label={say(textWords.address)}
          error={isWrong}
          helperText={say(isWrong ? textWords.address_fault : textWords.address_help)}
          autoFocus
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
          }}
        />
      )}
    />
  )
}
