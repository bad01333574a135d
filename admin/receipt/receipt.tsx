import { Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { useLocale, useNotify } from 'react-admin'
import type { ContentRecord } from '../../contract/content/content.ts'
import { ApiError } from '../core/api/api-error.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { inDigitsOf } from '../core/words/numbers.ts'
import { clockOf } from '../core/words/times.ts'
import { common, useWords, SayButton, SayText } from '../core/words/use-words.ts'
import type { Receipt as Published } from './use-receipt.ts'
import { inEachLanguage, pagesOf, watchPages, type SeenChange, type Look } from './visitor-pages.ts'
import receiptWords from './words.json' with { type: 'json' }
import { flowing } from '../core/theme/layouts.ts'
import { UndoButton } from '../core/dialogs/undo-note.tsx'

interface ReceiptProps {
  of: Published
  /** It goes, with the button that had the focus. */
  onGone: () => void
}

/** After publishing: which pages visitors see changed, since when, and a way back. */
export function Receipt({ of, onGone }: ReceiptProps) {
  const { kind, record, perform } = useContentFormContext()
  const say = useWords()
  const notify = useNotify()
  const { entity } = kind
  const { data } = useQuery({
    queryKey: ['receipt', entity, record?.id, of.version],
    queryFn: () => watchPages(pagesOf(entity, of.paths), ownPages(of.paths), of.before),
    staleTime: Infinity,
    retry: false,
  })
  const undo = async () => {
    const done = say(of.publishedVersion === null ? receiptWords.unpublished : receiptWords.undone)
    await perform(async (item) => {
      try {
        return { data: await takeBack(entity, item, of) }
      } catch (error) {
        if (!(error instanceof ApiError && error.body.current)) throw error
        notify(say(receiptWords.changed_since), { type: 'error', autoHideDuration: 8000 })
        return undefined
      }
    }, done)
    onGone()
  }
  return (
    <ReceiptPanel text={say(receiptWords.title)} seen={data} onGone={onGone}>
      <SayButton words={receiptWords.undo} variant="outlined" onClick={() => void undo()} />
    </ReceiptPanel>
  )
}

interface ReceiptPanelProps {
  text: string
  /** Undefined while the pages are opened. */
  seen: { pages: SeenChange[]; time: string } | undefined
  note?: ReactNode
  /** For a panel that takes the focus. */
  ref?: Ref<HTMLElement>
  sx?: object
  /** Steps that are possible, beside closing it. */
  children: ReactNode
  onGone: () => void
}

/** Says that a change is made, shows the pages that visitors see changed, and offers what can be done about it. */
export function ReceiptPanel({ text, seen, note, ref, sx, children, onGone }: ReceiptPanelProps) {
  const say = useWords()
  return (
    <Box
      component="section"
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-label={say(receiptWords.title)}
      sx={{ ...panelStyle, ...sx }}
    >
      <Box role="status" sx={{ flex: '1 1 16rem', minWidth: 0, maxHeight: '30vh', overflowY: 'auto' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {text}
        </Typography>
        <VisitorPages seen={seen} />
        {note && <Typography variant="body2">{note}</Typography>}
      </Box>
      {children}
      <SayButton words={common.action.close} onClick={onGone} />
    </Box>
  )
}

function VisitorPages({ seen: found }: Pick<ReceiptPanelProps, 'seen'>) {
  const say = useWords()
  const locale = useLocale()
  if (!found) return <SayText words={receiptWords.looking} variant="body2" />
  const { pages, time } = found
  const second = clockOf(time, locale) + inDigitsOf(time.slice('yyyy-mm-ddThh:mm'.length, -5), locale)
  if (pages.length === 0) return <SayText words={receiptWords.none} values={{ time: second }} variant="body2" />
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {pages.map(({ address, seen }) => (
        <Typography key={address} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Link href={address} target="_blank" rel="noopener">
            {address}
          </Link>{' '}
          {say(receiptWords.seen[seen], { time: second })}
        </Typography>
      ))}
    </Box>
  )
}

const panelStyle = { ...flowing, flexBasis: '100%', paddingBottom: 1, borderBottom: 1, borderColor: 'divider' }

const ownPages = ([path]: Published['paths']) => (path ? inEachLanguage(path) : [])

/** As it was before: what visitors saw, and the draft beside it. @throws ApiError */
async function takeBack(entity: string, item: ContentRecord, of: Published): Promise<ContentRecord> {
  const { id, version } = item
  if (of.publishedVersion === null) return (await contentCalls.unpublish(entity, id, version)).data
  const { data } = await contentCalls.restore(entity, id, of.publishedVersion, version, true)
  if (of.draftVersion === undefined) return data
  return (await contentCalls.restore(entity, id, of.draftVersion, data.version, false)).data
}

/** Each is rendered once for it. */
const MOST_PAGES = 20

/** The public pages that show items of a list. @param paths their own addresses, before and after */
export const pagesOfSeveral = (entity: string, paths: readonly (string | null)[]): string[] =>
  pagesOf(entity, paths, MOST_PAGES)

export interface ListReceiptProps {
  entity: string
  text: string
  before: Look
  paths: readonly (string | null)[]
  /** Undefined: it cannot be undone. */
  onUndo: (() => Promise<void>) | undefined
  onGone: () => void
}

/** After several items were published or unpublished: which pages visitors see changed, since when, and a way back. */
export function ListReceipt({ entity, text, before, paths, onUndo, onGone }: ListReceiptProps) {
  const say = useWords()
  const own = new Set(paths.flatMap((path) => (path === null ? [] : inEachLanguage(path))))
  const opened = pagesOfSeveral(entity, paths)
  const { data } = useQuery({
    queryKey: ['receipt', entity, before.time],
    queryFn: () =>
      watchPages(
        opened,
        opened.filter((address) => own.has(address)),
        before,
      ),
    staleTime: Infinity,
    retry: false,
  })
  const left = [...own].filter((address) => !opened.includes(address)).length
  return (
    <ReceiptPanel
      ref={takeFocus}
      text={text}
      seen={data}
      note={left > 0 && say(receiptWords.not_opened, { count: left })}
      onGone={onGone}
      sx={listStyle}
    >
      {onUndo && <UndoButton onUndo={() => onUndo().then(onGone)} />}
    </ReceiptPanel>
  )
}

/** The button that was pressed is gone with the selection. */
function takeFocus(section: HTMLElement | null) {
  if (document.activeElement === document.body) section?.focus()
}

/** Below the bar of the screen, wherever in the list somebody is. */
const listStyle = { position: 'sticky', top: 48, zIndex: 3, padding: 1, bgcolor: 'background.paper' }
