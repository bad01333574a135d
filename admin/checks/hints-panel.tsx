import { Box, Button, ButtonBase, Typography } from '@mui/material'
import OpenIcon from '@mui/icons-material/ExpandMore'
import { useId, useState } from 'react'
import { useLocale } from 'react-admin'
import type { PageLocale } from '../../contract/page-locales.ts'
import { useContentFormContext } from '../content/content-form-context.ts'
import { goTo, inputsFor, inputsOf, pointAt } from '../form-states/field-places.ts'
import { inDigitsOf, megabytes } from '../words/numbers.ts'
import { useWords } from '../words/use-words.ts'
import type { Hint } from './hint.ts'
import { useChecks } from './use-checks.ts'
import { checkWords } from './words.ts'

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
  const language = useLocale()
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
            size="small"
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
          <Typography variant="body2" color="textSecondary" title={say(checkWords.weight_help)}>
            {say(checkWords.weight, {
              size: megabytes(weight.bytes, language),
              seconds: inDigitsOf(weight.seconds.toFixed(1), language),
            })}
          </Typography>
        )}
      </Box>
      <Box role="status" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
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
