import { Box, Tab, Tabs, Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useLocation } from 'react-router'
import { translatedFields, type FormTab, type Kind } from '../../contract/fields/kind.ts'
import { useWords } from '../core/words/use-words.ts'
import { useMay } from '../core/auth/use-may.ts'
import { staffFeatures } from '../core/feature.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { FieldsTab, TranslatedFields } from './fields-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import {
  fieldTabs,
  isForSearchEngines,
  namesIn,
  pageOfText,
  requiredFields,
  slugOf,
  unusedFields,
} from '../core/forms/kind-form.ts'
import { TranslationStates } from '../translations/translation-states.tsx'
import formWords from '../core/forms/form-words.json' with { type: 'json' }
import type { Field } from '../../contract/fields/field.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import type { Words } from '../../contract/locale.ts'
import { lazily } from '../core/layout/on-demand.tsx'

/** Rarely opened: loaded on demand. */
const LazySearchEnginesTab = lazily(async () => (await import('./search-engines-tab.tsx')).SearchEnginesTab)

/** Tabs of features, in which nothing of the item is typed. */
const ITEM_TABS = staffFeatures().flatMap(({ name: id, itemTab }) =>
  itemTab ? [{ id, title: itemTab.title, Content: lazy(itemTab.content), Badge: lazy(itemTab.badge) }] : [],
)

/** Disabled fields that are there to be read. */
const readOnlyStyle = {
  '& .MuiInputBase-root, & .staff-text__text': { backgroundColor: 'transparent' },
  '&&& .Mui-disabled:where(:not(.MuiSwitch-switchBase))': {
    color: 'text.primary',
    WebkitTextFillColor: 'currentcolor',
    opacity: 1,
  },
  '&&& :is(.MuiFormLabel-root, .MuiFormHelperText-root)': { color: 'text.secondary' },
  '& :is(.MuiSelect-icon, .MuiChip-deleteIcon, .MuiAutocomplete-endAdornment)': { display: 'none' },
}

/** In rows where there is a mouse and no room, because arrows would lie above tabs; on phones they are swiped. */
const tabsStyle = {
  borderBottom: 1,
  borderColor: 'divider',
  marginBottom: 2,
  '& .MuiTabs-list': { flexWrap: { md: 'wrap' } },
  '& .MuiTabs-indicator': { display: { md: 'none' } },
  '& .Mui-selected': { borderBottom: { md: '2px solid' } },
}

interface ShownTab {
  id: string
  label: string
  badge?: ReactNode
  content: ReactNode
  isBesideFields?: true
}

/** The tabs of a form. All stay mounted, so that switching loses no input. */
export function ContentTabs() {
  const { kind, form, record, isSaving, noteTab } = useContentFormContext()
  const { state } = useLocation() as { state: { tab?: string } | null }
  const isWritable = useMay().writes(kind, record)
  const say = useWords()
  const { errors } = useFormState({ control: form.control })
  const unused = unusedFields(record?.['key'])
  const fields = fieldTabs(kind).filter(
    (tab) => unused.length === 0 || namesIn(tab).some((name) => !unused.includes(name)),
  )
  const required = requiredFields(kind)
  const hasTexts = required.length > 0 || translatedFields(kind).length > 0
  const [shown, setShown] = useState(state?.tab ?? (hasTexts ? undefined : fields[0]?.id) ?? 'content')
  useEffect(() => noteTab(shown), [noteTab, shown])
  const requiredTab = { id: 'content', label: { en: '' }, groups: [{ fields: required }] }
  const slug = slugOf(kind)
  const texts = translatedFields(kind).filter(([name]) => !isForSearchEngines(name) && !unused.includes(name))
  const textsOf = (tab?: FormTab) => texts.filter(([name]) => fields.find((one) => one.texts?.includes(name)) === tab)
  const tabOf = (name: string) => {
    if (name === slug || isForSearchEngines(name)) return 'search'
    return fields.find((tab) => [...namesIn(tab), ...(tab.texts ?? [])].includes(name))?.id ?? 'content'
  }
  const faults = Object.keys(errors).map(tabOf)
  const firstFault = faults[0]
  useEffect(() => {
    if (firstFault) setShown(firstFault)
  }, [firstFault, errors])
  // After a save that was refused, to the first field that says why; its tab may only be shown by the next render.
  const isFaultSought = useRef(false)
  useEffect(() => {
    isFaultSought.current = !isSaving
  }, [isSaving])
  useEffect(() => {
    if (!isFaultSought.current || !firstFault || shown !== firstFault) return
    isFaultSought.current = false
    document.querySelector<HTMLElement>(`#panel-${shown} [aria-invalid="true"]`)?.focus()
  })

  const textsTab: ShownTab = {
    id: 'content',
    label: say(formWords.tab.content),
    content: (
      <>
        <TranslationStates />
        {required.length > 0 && <FieldsTab kind={kind} tab={requiredTab} />}
        <TranslatedFields fields={textsOf()} />
        <BidsNote />
      </>
    ),
  }
  const tabs: ShownTab[] = [
    ...(hasTexts ? [textsTab] : []),
    ...fields.map((tab) => ({
      id: tab.id,
      label: say(tab.label),
      content: (
        <>
          {tab.texts && <TranslatedFields fields={textsOf(tab)} />}
          <FieldsTab kind={kind} tab={tab} />
          <BidsNote id={tab.id} />
        </>
      ),
    })),
  ]
  // Mounted when first shown, and kept with its input.
  const [hasSearch, setHasSearch] = useState(false)
  if (shown === 'search' && !hasSearch) setHasSearch(true)
  if (slug || pageOfText(record?.['key']))
    tabs.push({ id: 'search', label: say(formWords.tab.search), content: hasSearch && <LazySearchEnginesTab /> })
  // Their content is fetched when it is looked at.
  if (record) {
    const item = { entity: kind.entity, id: record.id }
    for (const { id, title, Badge, Content } of ITEM_TABS)
      tabs.push({
        id,
        label: say(title),
        isBesideFields: true,
        badge: <Badge {...item} />,
        content: shown === id && <Content {...item} />,
      })
    const content = shown === 'history' && <HistoryTab />
    tabs.push({ id: 'history', label: say(formWords.tab.history), isBesideFields: true, content })
  }
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_event, value: string) => setShown(value)}
        variant="scrollable"
        scrollButtons={false}
        sx={tabsStyle}
      >
        {tabs.map(({ id, label, badge }) => (
          <Tab
            key={id}
            value={id}
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            // A badge comes late: with it the tab is as wide.
            sx={badge ? { minWidth: '8.5rem' } : undefined}
            label={
              <span>
                {label}
                {faults.includes(id) && ' (!)'}
                <Suspense>{badge}</Suspense>
              </span>
            }
          />
        ))}
      </Tabs>
      {tabs.map(({ id, isBesideFields, content }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={shown !== id}
          sx={isWritable || isBesideFields ? {} : readOnlyStyle}
        >
          <Suspense>{isBesideFields ? content : <FormOfTab>{content}</FormOfTab>}</Suspense>
        </Box>
      ))}
    </>
  )
}

/** A form for each tab: at every key, browsers that fill forms in by themselves look at all fields of the form around it. */
function FormOfTab({ children }: { children: ReactNode }) {
  return (
    <form noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  )
}

/** Names what a tab, or else tabs that an editor does not have, leave out, so that nobody writes it elsewhere. */
function BidsNote({ id }: Partial<Pick<FormTab, 'id'>>) {
  const { kind } = useContentFormContext()
  const say = useWords()
  const { tabs = [], fields }: Kind = kindOf(kind.entity as ContentEntity)
  const own = (kind.tabs ?? []).map((tab) => tab.id)
  const shown = tabs.filter((tab) => (id === undefined ? !own.includes(tab.id) : tab.id === id))
  const names = shown.flatMap((tab) => [...namesIn(tab), ...(tab.texts ?? [])])
  const labels = leftOut(Object.fromEntries(names.map((name) => [name, fields[name]!])), kind.fields)
  if (labels.length === 0) return null
  return (
    <Typography variant="quiet" sx={{ marginTop: 2 }}>
      {say(formWords.for_bids, { names: labels.map((label) => say(label)).join(', ') })}
    </Typography>
  )
}

function leftOut(all: Record<string, Field>, known: Record<string, Field>): Words[] {
  return Object.entries(all).flatMap(([name, { label, columns = {} }]) => {
    const shown = known[name]
    return shown ? leftOut(columns, shown.columns ?? {}) : [label]
  })
}
