import { Box, Typography, MenuItem, TextField } from '@mui/material'
import { useListContext } from 'react-admin'
import type { ReactNode } from 'react'
import type { PictureRecord, TagCount } from '../../../contract/pictures/picture-library.ts'
import { ManyBar } from './many-bar.tsx'
import { ListPages } from '../lists/list-pages.tsx'
import { useTypedSearch } from '../lists/use-typed-search.ts'
import { common, useWords } from '../words/use-words.ts'
import pictureWords from './words.json' with { type: 'json' }
import { Failure } from '../lists/loaded.tsx'
import { useRead } from '../api/use-read.ts'
import creditWords from './credit-words.json' with { type: 'json' }
import { menuItems } from '../layout/choices.tsx'
import { columns, unmarked } from '../theme/layouts.ts'

interface PictureGridProps {
  renderCard: (picture: PictureRecord) => ReactNode
  action: ReactNode
  autoFocus?: boolean
  /** Not over a form: with the trash, and what can be done with many. */
  isLibrary?: boolean
}

/** The library: filters, the pictures, and the pages of them. It belongs into a ListBase. */
export function PictureGrid({ renderCard, action, autoFocus = false, isLibrary = false }: PictureGridProps) {
  const say = useWords()
  const { data, total, isPending, error, refetch, filterValues } = useListContext<PictureRecord>()
  return (
    <>
      <PictureFilters action={action} autoFocus={autoFocus} hasTrash={isLibrary} />
      {isLibrary && <ManyBar />}
      {error && <Failure error={error} onRetry={refetch} />}
      <Typography role="status" variant="quiet" sx={{ marginBlock: 1 }}>
        {isPending
          ? say(common.save.loading)
          : total === 0
            ? say(Object.values(filterValues).some(Boolean) ? pictureWords.nothing : pictureWords.empty)
            : say(pictureWords.count, { count: total ?? 0 })}
      </Typography>
      <Box
        component="ul"
        aria-label={say(pictureWords.list)}
        sx={{ ...unmarked, ...columns('11.5rem', 'auto-fill'), gap: 2 }}
      >
        {data?.map((picture) => (
          <li key={picture.id}>{renderCard(picture)}</li>
        ))}
      </Box>
      <ListPages rowsPerPageOptions={[24, 48, 96]} />
    </>
  )
}

const SORTS = {
  'created DESC': pictureWords.sort.newest,
  'created ASC': pictureWords.sort.oldest,
  'updated DESC': pictureWords.sort.changed,
  'name ASC': pictureWords.sort.name,
} as const
const TRASH = { trash: common.action.see_trash }

interface PictureFiltersProps {
  action: ReactNode
  autoFocus: boolean
  hasTrash: boolean
}

/** Search, filter and sort order. */
function PictureFilters({ action, autoFocus, hasTrash }: PictureFiltersProps) {
  const say = useWords()
  const { filterValues, setFilters, sort, setSort } = useListContext()
  const [words, setWords] = useTypedSearch(String(filterValues['search'] ?? ''), (search) =>
    setFilters({ ...filterValues, search: search || undefined }),
  )

  const shown = filterValues['trash'] ? 'trash' : filterValues['alt'] ? 'alt' : filterValues['used'] ? 'used' : 'all'
  const { data: tags = [] } = useRead<TagCount[]>(['pictures', 'tags'], '/pictures/tags')
  const tag = String(filterValues['tag'] ?? '')
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <TextField
        type="search"
        label={say(common.search)}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        autoFocus={autoFocus}
        fullWidth={false}
        sx={{ flex: '1 1 8rem', maxWidth: '22rem' }}
      />
      <TextField
        select
        label={say(pictureWords.show)}
        value={shown}
        onChange={({ target }) =>
          setFilters({
            search: filterValues['search'],
            ...(tag && { tag }),
            ...(target.value === 'trash' && { trash: 'yes' }),
            ...(target.value === 'alt' && { alt: 'missing' }),
            ...(target.value === 'used' && { used: 'no' }),
          })
        }
        fullWidth={false}
        sx={{ width: '10.5rem' }}
      >
        {menuItems(Object.entries({ ...pictureWords.shown, ...(hasTrash && TRASH) }), ([value, label]) => [
          value,
          say(label),
        ])}
      </TextField>
      {(tags.length > 0 || tag) && (
        <TextField
          select
          label={say(creditWords.tags)}
          value={tag}
          onChange={({ target }) => setFilters({ ...filterValues, tag: target.value || undefined })}
          fullWidth={false}
          sx={{ width: '8.5rem' }}
        >
          <MenuItem value="">{say(pictureWords.any_tag)}</MenuItem>
          {tag && !tags.some((each) => each.tag === tag) && <MenuItem value={tag}>{tag}</MenuItem>}
          {menuItems(tags, (each) => [each.tag, `${each.tag} (${each.count})`])}
        </TextField>
      )}
      <TextField
        select
        label={say(common.action.order)}
        value={`${sort.field} ${sort.order}`}
        onChange={({ target }) => {
          const [field = 'created', order] = target.value.split(' ')
          setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
        }}
        fullWidth={false}
        sx={{ width: '9rem' }}
      >
        {menuItems(Object.entries(SORTS), ([value, label]) => [value, say(label)])}
      </TextField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, marginInlineStart: 'auto' }}>
        {action}
      </Box>
    </Box>
  )
}
