import { Box, Button, ButtonBase, Typography } from '@mui/material'
import OpenIcon from '@mui/icons-material/ExpandMore'
import { useId, useState, useEffect } from 'react'
import type { PageLocale } from '../../contract/page-locales.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { goTo, inputsFor, inputsOf, pointAt } from '../core/forms/field-places.ts'
import { useWords } from '../core/words/use-words.ts'
import checkWords from './words.json' with { type: 'json' }
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { pageOfText } from '../core/forms/kind-form.ts'
import { checkPage, weigh, type Hint, type Weight } from './check-page.ts'
import { outOfSight } from '../core/theme/media.ts'

interface HintsPanelProps {
  page: Document
  html: string
  locale: PageLocale
  /** Changes with what is seen of the page. */
  shown: string
  /** Runs it when the form can be seen. */
  atForm: (work: () => void) => void
}

/** Advice about the page, and how heavy it is. Its height does not depend on them, unless it is opened. */
export default function HintsPanel({ page, html, locale, shown, atForm }: HintsPanelProps) {
  const say = useWords()
  const { kind } = useContentFormContext()
  const checked = useChecks(page, html, locale, shown)
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const { hints = [], weight } = checked ?? {}
  const count = hints.length === 0 ? say(checkWords.none) : say(checkWords.count, { count: hints.length })
  const goToHint = ({ element, field }: Hint) => {
    if (element) pointAt(page, element)
    atForm(() => {
      const inputs = field ? inputsOf(field, locale) : inputsFor(kind, element ?? null, locale)
      if (inputs) goTo(inputs)
      else if (field) openSearchTab(() => inputsOf(field, locale))
    })
  }
  const isShown = isOpen && hints.length > 0
  return (
    <Box component="section" aria-label={say(checkWords.title)}>
      <Box sx={barStyle}>
        {checked && (
          <Button
            aria-expanded={isShown}
            aria-controls={isShown ? list : undefined}
            disabled={hints.length === 0}
            onClick={() => setOpen(!isOpen)}
            startIcon={<OpenIcon sx={{ transform: isShown ? 'none' : 'rotate(-90deg)' }} />}
          >
            {count}
          </Button>
        )}
        {weight && (
          <Typography variant="quiet" title={say(checkWords.weight_help)}>
            {say(checkWords.weight, {
              size: say.size(weight.bytes),
              seconds: say.digits(weight.seconds.toFixed(1)),
            })}
          </Typography>
        )}
      </Box>
      <Box role="status" sx={outOfSight}>
        {checked && count}
      </Box>
      {isShown && (
        <Box component="ul" id={list} sx={listStyle}>
          {hints.map((hint) => (
            <li key={hint.id}>
              <ButtonBase onClick={() => goToHint(hint)} sx={hintStyle}>
                {say(checkWords.advice[hint.advice], hint.values)}
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

const barStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 44 }
const listStyle = { listStyle: 'none', margin: 0, padding: 0, maxHeight: '30vh', overflow: 'auto' }
const hintStyle = {
  width: '100%',
  minHeight: 44,
  paddingInline: 1,
  justifyContent: 'flex-start',
  textAlign: 'start',
  font: 'inherit',
  fontSize: 'body2.fontSize',
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
}

/** The tab of search engines has no inputs until it is opened for the first time. */
function openSearchTab(find: () => Element | undefined): void {
  const panel = document.getElementById('panel-search')
  if (!panel) return
  const observer = new MutationObserver(() => {
    const inputs = find()
    if (!inputs) return
    observer.disconnect()
    goTo(inputs)
  })
  observer.observe(panel, { childList: true, subtree: true })
  document.getElementById('tab-search')?.click()
}

/** Milliseconds without a change until a page is looked at: nobody is corrected while they type a word. */
const PAUSE = 1000
const MOST_LINKS = 50
/** Milliseconds after which a link is tried again. */
const KEPT = 60_000

interface Checked {
  hints: (Hint & { id: number })[]
  weight: Weight | undefined
}

/** Advice about a page beside its form, once it has settled. @param shown whatever changes what is seen of it */
function useChecks(page: Document, html: string, locale: PageLocale, shown: string): Checked | undefined {
  const { kind, record } = useContentFormContext()
  const { getValues } = useFormContext()
  const client = useQueryClient()
  const [checked, setChecked] = useState<Checked>()
  const key = record?.['key']
  useEffect(() => {
    let isOld = false
    const check = async () => {
      const item = { kind, page: pageOfText(key), values: getValues(), locale }
      const hints = await checkPage(page, item, (paths) => findDead(client, paths))
      const weight = await weigh(page, html)
      // Two hints may say the same of two places.
      if (!isOld) setChecked({ hints: hints.map((hint, id) => ({ ...hint, id })), weight })
    }
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void check(), PAUSE)
    }
    wait()
    document.addEventListener('input', wait)
    return () => {
      isOld = true
      document.removeEventListener('input', wait)
      clearTimeout(timer)
    }
  }, [page, html, locale, shown, kind, key, getValues, client])
  return checked
}

/** One after the other: saving must not wait for them. */
async function findDead(client: QueryClient, paths: string[]): Promise<Set<string>> {
  const dead = new Set<string>()
  for (const path of paths.slice(0, MOST_LINKS)) {
    const queryFn = () => isDead(path)
    if (await client.fetchQuery({ queryKey: ['link', path], staleTime: KEPT, queryFn })) dead.add(path)
  }
  return dead
}

/** As a visitor. A redirect leads somewhere; a server that is busy or away has not said that nothing is there. */
async function isDead(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(path, { method: 'HEAD', credentials: 'omit', redirect: 'manual' })
    return status === 404 || status === 410
  } catch {
    return false
  }
}
