import { Box, Checkbox } from '@mui/material'
import { DataTable, useResourceContext, useListContext } from 'react-admin'
import { Link } from 'react-router'
import type { ContentRow } from '../../contract/content/content.ts'
import { shownName, warnsOfExpiry, type Kind } from '../../contract/fields/kind.ts'
import { isPartOfPage, type PageKey } from '../../contract/pages/page-texts.ts'
import { useTitleOf } from '../core/inputs/grouped-choices.ts'
import { SampleChip } from '../core/lists/sample-chip.tsx'
import { useWords, common } from '../core/words/use-words.ts'
import { ExpiryBadge } from './expiry-badge.tsx'
import { kindColumns, type KindColumn, type useGroups } from './kind-columns.tsx'
import { useStaffNames } from '../core/auth/use-colleagues.ts'
import { useTimes } from '../core/words/use-times.ts'
import { Thumbnail } from '../core/pictures/thumbnail.tsx'
import listWords from '../core/lists/list-words.json' with { type: 'json' }

/** The columns of a list that its kind names, and the picture before its title. */
export function useKindColumns(kind: Kind, groups: ReturnType<typeof useGroups>) {
  const say = useWords()
  const { dayOf } = useTimes()
  const columns = kindColumns(kind, groups, say, dayOf).map(({ name, label, text }) => {
    if (name === 'date') return dateColumn(kind, label, text)
    return <DataTable.Col key={name} source={name} label={label} disableSort={name !== 'group'} render={text} />
  })
  return {
    picture: kind.picture && thumbnailColumn(say(kind.fields[kind.picture]!.label), shownName(kind.picture) === 'logo'),
    title: say(kind.fields[kind.title]!.label),
    columns,
  }
}

/** A day, which narrow windows leave out, or something longer. */
function dateColumn(kind: Kind, label: string, text: KindColumn['text']) {
  const isTime = kind.fields[kind.date ?? '']!.precision === 'time'
  return (
    <DataTable.Col
      key="date"
      source="date"
      label={label}
      className={isTime ? 'column-day' : 'column-years'}
      render={(row: ContentRow) =>
        row.date && (
          <>
            {text(row)} {warnsOfExpiry(kind) && <ExpiryBadge lastDay={row.date} />}
          </>
        )
      }
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    />
  )
}

/** Opens the item by keyboard as well, and in another tab. */
export function RowTitle({ row }: { row: ContentRow }) {
  const resource = useResourceContext()
  const titleOf = useTitleOf()
  const { id, titles } = row
  const title = titleOf(row)
  const isPart = row.entity === 'pages' && row.group !== null && isPartOfPage(row.group as PageKey)
  return (
    <Box sx={{ paddingInlineStart: isPart ? 3 : 0 }}>
      <Box component={Link} to={`/${resource}/${id}`} onClick={(event) => event.stopPropagation()} sx={titleStyle}>
        {title}
      </Box>
      {row.isSample && <SampleChip />}
      {Object.entries({ en: row.title, ...titles }).map(
        ([locale, other]) =>
          other &&
          other !== title && (
            <Box key={locale} lang={locale} sx={{ color: 'text.secondary' }}>
              {other}
            </Box>
          ),
      )}
    </Box>
  )
}

const titleStyle = {
  marginInlineEnd: 1,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}

/** When an item was changed last, and by whom. */
export function RowUpdated({ row }: { row: ContentRow }) {
  const { minuteOf } = useTimes()
  const nameOf = useStaffNames()
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {minuteOf(row.updatedAt)}
      <Box title={row.updatedBy} sx={{ color: 'text.secondary', fontSize: '0.8rem' }}>
        {nameOf(row.updatedBy)}
      </Box>
    </Box>
  )
}

const pictureStyle = { width: 56, height: 40, borderRadius: '2px' }
const wholeStyle = { ...pictureStyle, objectFit: 'contain' }

/** A small picture of an item, decorative beside its title. @param isWhole logos are not cropped */
const thumbnailColumn = (label: string, isWhole: boolean) => (
  <DataTable.Col
    key="picture"
    source="picture"
    label={label}
    disableSort
    sx={{ width: 72 }}
    render={({ picture }: ContentRow) => (
      <Thumbnail picture={picture ?? undefined} isDecorative width={56} sx={isWhole ? wholeStyle : pictureStyle} />
    )}
  />
)

/**
 * Chooses rows for what is done with several at once. In place of react-admin's own column, whose boxes have names that no
 * screen reader is told.
 */
export const selectColumn = (
  <DataTable.Col
    key="select"
    label={<SelectAll />}
    disableSort
    className="column-select"
    sx={{ width: 42, padding: '0 0 0 4px' }}
    render={(row: ContentRow) => <SelectRow row={row} />}
  />
)

function SelectAll() {
  const say = useWords()
  const { data = [], selectedIds, onSelect } = useListContext<ContentRow>()
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  const areAllChosen = data.length > 0 && chosen.length === data.length
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', cursor: 'pointer' }}>
      <Checkbox
        size="small"
        checked={areAllChosen}
        indeterminate={!areAllChosen && chosen.length > 0}
        onChange={() => onSelect(areAllChosen ? [] : data.map(({ id }) => id))}
        slotProps={{ input: { 'aria-label': say(listWords.select.page) } }}
      />
      <span className="card-label">{say(common.select_all)}</span>
    </Box>
  )
}

function SelectRow({ row }: { row: ContentRow }) {
  const say = useWords()
  const titleOf = useTitleOf()
  const { selectedIds, onToggleItem } = useListContext<ContentRow>()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      // A click on the row opens it.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': say(listWords.select.row, { title: titleOf(row) }) } }}
    />
  )
}
