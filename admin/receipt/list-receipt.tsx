import { useQuery } from '@tanstack/react-query'
import { UndoButton } from '../core/dialogs/undo-note.tsx'
import { useWords } from '../core/words/use-words.ts'
import { ReceiptPanel } from './receipt.tsx'
import { inEachLanguage, pagesOf, watchPages, type Look } from './visitor-pages.ts'
import receiptWords from './words.json' with { type: 'json' }

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
