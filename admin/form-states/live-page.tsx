import { Box, Typography, Button } from '@mui/material'
import { memo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Kind } from '../../contract/fields/kind.ts'
import { LOCALE_NAMES } from '../../contract/locale.ts'
import { PAGE_LOCALES, type PageLocale } from '../../contract/page-locales.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { labelOf } from '../core/forms/field-words.ts'
import { isBlank } from '../core/forms/kind-form.ts'
import { useWords, type Say, type Text } from '../core/words/use-words.ts'
import { Toggles } from '../core/layout/toggles.tsx'
import { PageFrame } from './page-frame.tsx'
import { useFieldPlaces } from './use-field-places.ts'
import { useFormStatesContext } from './form-states.tsx'
import { usePageHtml } from './use-page-html.ts'
import { PAGE_WIDTHS, useLook } from './use-panel.ts'
import formStateWords from './words.json' with { type: 'json' }
import type { Block } from '../../contract/fields/block.ts'
import { kindOfBlock } from '../../contract/fields/read-blocks.ts'
import { blockTitle } from '../core/blocks/block-title.ts'
import { goTo, inputsOf } from '../core/forms/field-places.ts'
import { onDemand } from '../core/layout/on-demand.tsx'

/** Comes after the page. */
const HintsPanel = onDemand(async () => (await import('../checks/hints-panel.tsx')).default)

/** The page with what the form says, as it will be. */
export default function LivePage({ atForm }: { atForm: (work: () => void) => void }) {
  const say = useWords()
  const { kind } = useContentFormContext()
  const form = useFormContext()
  const { kept, fault: refusal } = useFormStatesContext()
  const [{ width, scheme, locale }] = useLook()
  const { html, isRefused } = usePageHtml(locale)
  const [page, setPage] = useState<Document>()
  useFieldPlaces({ kind, locale, page, atForm })
  // With an address, the page is there without the blocks that have faults.
  const isWithoutBlocks = typeof kept?.preview === 'string'
  const fault = kept && !isWithoutBlocks && faultText(kind, kept.faults, (path) => form.getValues(path), say)
  const isAway = refusal !== undefined && [0, 503].includes(refusal.status)
  const note =
    isAway && html !== undefined
      ? say(formStateWords.away)
      : isRefused
        ? say(formStateWords.not_shown)
        : fault || (html === undefined && say(formStateWords.empty))
  return (
    <Box component="section" aria-label={say(formStateWords.page)} sx={panelStyle}>
      <LookChoices />
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {note}
      </Typography>
      {isWithoutBlocks && <BlockFaults faults={kept.faults} locale={locale} atForm={atForm} />}
      {html !== undefined && (
        <PageFrame
          html={html}
          scheme={scheme}
          width={PAGE_WIDTHS[width]}
          title={say(formStateWords.page)}
          onPage={setPage}
        />
      )}
      {html !== undefined && (
        <Box sx={{ minHeight: 44 }}>
          {page && <HintsPanel page={page} html={html} locale={locale} shown={width + scheme} atForm={atForm} />}
        </Box>
      )}
    </Box>
  )
}

/** Drawn once: pages come several times a second. */
const LookChoices = memo(function LookChoices() {
  const say = useWords()
  const [{ width, scheme, locale }, change] = useLook()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Toggles
        label={say(formStateWords.width)}
        value={width}
        choices={saidOf(say, formStateWords.widths)}
        onChoose={(one) => change({ width: one })}
      />
      <Toggles
        label={say(formStateWords.colours)}
        value={scheme}
        choices={saidOf(say, formStateWords.schemes)}
        onChoose={(one) => change({ scheme: one })}
      />
      <Toggles
        label={say(formStateWords.language)}
        value={locale}
        choices={LANGUAGES}
        onChoose={(one) => change({ locale: one })}
      />
    </Box>
  )
})

const LANGUAGES = Object.fromEntries(PAGE_LOCALES.map((locale) => [locale, LOCALE_NAMES[locale].own])) as Record<
  PageLocale,
  string
>

/** The save bar below stays in view. */
const panelStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
  height: '100%',
  '@media (min-width: 1200px)': { position: 'sticky', top: 64, height: 'calc(100vh - 168px)' },
}

const saidOf = <Name extends string>(say: Say, texts: Record<Name, Text>) =>
  Object.fromEntries(Object.entries<Text>(texts).map(([name, text]) => [name, say(text)])) as Record<Name, string>

/** The faults that keep the page from being up to date, by the labels of the form. */
function faultText(kind: Kind, faults: Record<string, string>, valueOf: (path: string) => unknown, say: Say) {
  const paths = Object.keys(faults)
  if (paths.length === 0) return ''
  const missing = paths.filter((path) => isBlank(valueOf(path)))
  const named = missing.length > 0 ? missing : paths
  // A fault of a row is one of its table.
  const labels = named.map((path) => labelOf(kind, path.split(/\.\d+\./)[0]!, say))
  const fields = [...new Set(labels)]
  const words = missing.length > 0 ? formStateWords.missing : formStateWords.wrong
  return say(words, { fields: fields.join(', '), count: fields.length })
}

interface BlockFaultsProps {
  /** By the path of a field, such as `blocks.2.figures.0.label`. */
  faults: Record<string, string>
  locale: PageLocale
  atForm: (work: () => void) => void
}

/** The blocks that the page is shown without, each with the field that it needs; a press leads there. */
function BlockFaults({ faults, locale, atForm }: BlockFaultsProps) {
  const say = useWords()
  const { kind } = useContentFormContext()
  const { getValues, setError } = useFormContext()
  const goToFault = (path: string, message: string) =>
    atForm(() => {
      // Opens the block.
      setError(path, { type: 'server', message })
      requestAnimationFrame(() => {
        const inputs = nearestInputs(path, locale)
        if (inputs) goTo(inputs)
      })
    })
  return Object.entries(faults).map(([path, message]) => {
    const [name = '', place = '', part = '', , column = ''] = path.split('.')
    const field = kind.fields[name]!
    const block = getValues(`${name}.${place}`) as Block
    const declared = kindOfBlock(field, block)?.fields[part]
    const label = say((declared?.columns?.[column] ?? declared ?? field).label)
    const words = isBlank(getValues(path)) ? formStateWords.needs : formStateWords.check
    const values = { place: Number(place) + 1, name: blockTitle(field, block, say).name, field: label }
    return (
      <Button key={path} onClick={() => goToFault(path, message)} sx={{ justifySelf: 'start' }}>
        {say(words, values)}
      </Button>
    )
  })
}

/** The inputs of a path, or else of what it is a part of. */
function nearestInputs(path: string, locale: PageLocale): Element | undefined {
  const end = path.lastIndexOf('.')
  return inputsOf(path, locale) ?? (end < 0 ? undefined : nearestInputs(path.slice(0, end), locale))
}
