import { Box, Typography, MenuItem, TextField, Alert } from '@mui/material'
import { useListContext, useNotify } from 'react-admin'
import { type ReactNode, useState } from 'react'
import type {
  PictureRecord,
  TagCount,
  PicturesChange,
  PicturesChanged,
} from '../../../contract/pictures/picture-library.ts'
import { ListPages } from '../lists/list-pages.tsx'
import { useTypedSearch } from '../lists/use-typed-search.ts'
import { common, useWords, SayButton, SayText } from '../words/use-words.ts'
import pictureWords from './words.json' with { type: 'json' }
import { Failure } from '../lists/loaded.tsx'
import { useRead } from '../api/use-read.ts'
import creditWords from './credit-words.json' with { type: 'json' }
import { menuItems, SelectField } from '../layout/choices.tsx'
import { columns, unmarked } from '../theme/layouts.ts'
import type { Words } from '../../../contract/locale.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useDone } from '../api/use-done.ts'
import careWords from './care-words.json' with { type: 'json' }
import { pictureCalls } from './picture-calls.ts'
import { CREDIT_LENGTH } from '../../../contract/pictures/picture-limits.ts'
import { useFormCall } from '../auth/use-form-call.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { DialogForm } from '../dialogs/dialog-form.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { splitTags } from './picture-fields.tsx'

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
      <SelectField
        label={say(pictureWords.show)}
        value={shown}
        names={{ ...pictureWords.shown, ...(hasTrash && TRASH) }}
        onChoose={(chosen) =>
          setFilters({
            search: filterValues['search'],
            ...(tag && { tag }),
            ...(chosen === 'trash' && { trash: 'yes' }),
            ...(chosen === 'alt' && { alt: 'missing' }),
            ...(chosen === 'used' && { used: 'no' }),
          })
        }
        fullWidth={false}
        sx={{ width: '10.5rem' }}
      />
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
      <SelectField
        label={say(common.action.order)}
        value={`${sort.field} ${sort.order}`}
        names={SORTS}
        onChoose={(chosen) => {
          const [field = 'created', order] = chosen.split(' ')
          setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
        }}
        fullWidth={false}
        sx={{ width: '9rem' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, marginInlineStart: 'auto' }}>
        {action}
      </Box>
    </Box>
  )
}

/** Actions on all chosen pictures at once, and the last one's outcome. */
export function ManyBar() {
  const say = useWords()
  const notify = useNotify()
  const attempt = useAttempt('pictures')
  const { data = [], selectedIds, onSelect, onUnselectItems, filterValues } = useListContext<PictureRecord>()
  const [trashed, setTrashed] = useState<PicturesChanged>()
  const change = (values: Omit<PicturesChange, 'ids'>, ids: number[], done: (changed: PicturesChanged) => void) =>
    attempt(async () => {
      void done((await pictureCalls.changeMany({ ids, ...values })).data)
      onUnselectItems()
    })
  const trash = () => change({ isTrashed: true }, selectedIds, setTrashed)
  const recover = (ids: number[]) =>
    change({ isTrashed: false }, ids, ({ done }) => {
      setTrashed(undefined)
      notify(say(careWords.recovered, { count: done.length }), { type: 'success' })
    })
  const isTrash = filterValues['trash'] === 'yes'
  return (
    <Box sx={{ marginTop: 1, minHeight: 40 }}>
      <div role="status">
        {trashed && (
          <Alert
            severity={trashed.left.length > 0 ? 'warning' : 'success'}
            onClose={() => setTrashed(undefined)}
            sx={{ marginBottom: 1 }}
          >
            {say(careWords.trashed, { count: trashed.done.length })}{' '}
            {trashed.done.length > 0 && (
              <SayButton words={common.action.undo} onClick={() => void recover(trashed.done)} />
            )}
            {trashed.left.length > 0 && (
              <div>{say(careWords.left, { names: trashed.left.map(({ name }) => name).join(', ') })}</div>
            )}
          </Alert>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SayButton words={careWords.choose_page} onClick={() => onSelect(data.map(({ id }) => id))} />
        {selectedIds.length > 0 && (
          <>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {say(careWords.chosen, { count: selectedIds.length })}
            </Typography>
            <DialogButton
              words={careWords.set}
              variant="outlined"
              renderDialog={(close) => <ManyForm ids={selectedIds} onClose={close} onDone={onUnselectItems} />}
            />
            {isTrash ? (
              <SayButton words={common.action.recover} variant="outlined" onClick={() => void recover(selectedIds)} />
            ) : (
              <SayButton words={common.action.trash} variant="outlined" onClick={() => void trash()} />
            )}
            <SayButton words={careWords.unchoose} onClick={() => onUnselectItems()} />
          </>
        )}
      </Box>
    </Box>
  )
}

/** Tags, credit and licence of many pictures. */
function ManyForm({ ids, onClose, onDone }: { ids: number[]; onClose: () => void; onDone: () => void }) {
  const say = useWords()
  const done = useDone('pictures')
  const form = useFormCall(async ({ addedTags = '', removedTags = '', credit, licence }) => {
    const { data } = await pictureCalls.changeMany({
      ids,
      addedTags: splitTags(addedTags),
      removedTags: splitTags(removedTags),
      ...(credit && { credit }),
      ...(licence && { licence }),
    })
    void done(say(careWords.changed, { count: data.done.length }))
    onClose()
    onDone()
  })
  const field = (name: string, label: Words, maxLength?: number) => (
    <TextField {...form.fieldOf(name, label)} slotProps={{ htmlInput: { ...(maxLength && { maxLength }) } }} />
  )
  return (
    <TitledDialog title={say(careWords.chosen, { count: ids.length })} onClose={onClose}>
      <DialogForm form={form} submit={say(common.action.save)} onClose={onClose}>
        <SayText words={careWords.set_help} variant="body2" />
        {field('addedTags', careWords.added_tags)}
        {field('removedTags', careWords.removed_tags)}
        {field('credit', creditWords.credit, CREDIT_LENGTH)}
        {field('licence', creditWords.licence, CREDIT_LENGTH)}
      </DialogForm>
    </TitledDialog>
  )
}
