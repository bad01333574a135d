import { Box, useMediaQuery, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode, useEffect } from 'react'
import { Loading, Title, useLocale, useRedirect, useTranslate } from 'react-admin'
import { FormProvider, useWatch } from 'react-hook-form'
import { useLocation, useParams } from 'react-router'
import type { ContentRecord } from '../../contract/content/content.ts'
import { ONLY_ITEM } from '../../contract/fields/only-item.ts'
import { translatedFields, type Kind } from '../../contract/fields/kind.ts'
import { type OtherLocale, DEFAULT_LOCALE } from '../../contract/locale.ts'
import { nameOfText, type PageKey } from '../../contract/pages/page-texts.ts'
import { ApprovalNote } from '../approval/approval.tsx'
import { useMay } from '../core/auth/use-may.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { contentCalls } from '../core/forms/content-calls.ts'
import {
  ContentFormContext,
  useContentFormContext,
  type ContentForm as ContentFormState,
} from '../core/forms/content-form-context.ts'
import { ContentTabs } from './content-tabs.tsx'
import { GapsNote } from './gaps.tsx'
import { titleOf, type ContentValues } from '../core/forms/kind-form.ts'
import { ItemNotes } from './item-notes.tsx'
import { useUnsaved } from '../core/layout/unsaved-forms.tsx'
import { LocalCopyBanner } from './local-copy-banner.tsx'
import { SaveBar } from './save-bar.tsx'
import formWords from '../core/forms/form-words.json' with { type: 'json' }
import { StateBadge } from '../core/forms/state-badge.tsx'
import { PHONE } from '../core/theme/media.ts'
import { useKind } from './use-kind.ts'
import { PageTemplateOffer } from '../seed/page-template.tsx'
import { useContentForm } from './use-content-form.ts'
import { WithFormStates } from '../form-states/form-states.tsx'
import { WithPage } from '../form-states/with-page.tsx'
import { common, useWords } from '../core/words/use-words.ts'
import { Failure } from '../core/lists/loaded.tsx'
import { staffFeatures } from '../core/feature.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { onDemand } from '../core/layout/on-demand.tsx'
import { goTo, INPUTS, inputsOf } from '../core/forms/field-places.ts'

/** Of a project that should have ended: it can be published like that. */
function EndedNote() {
  const { kind, form } = useContentFormContext()
  const say = useWords()
  const [status, end] = useWatch({ control: form.control, name: ['status', 'end'] }) as unknown[]
  const [today] = useState(() => nepalDay(new Date()))
  const hasEnded = typeof end === 'string' && end !== '' && end < today.slice(0, end.length)
  if (kind.entity !== 'projects' || status !== 'ongoing' || !hasEnded) return null
  return (
    <Typography role="status" variant="body2" sx={{ marginBottom: 0.5, color: 'warning.main', fontWeight: 600 }}>
      {say(formWords.should_have_ended)}
    </Typography>
  )
}

const JoinClient = onDemand(async () => (await import('./join-client.tsx')).default)
const CHECKS = staffFeatures().flatMap(({ name, itemCheck: of }) => (of ? [[name, lazy(of)] as const] : []))

/** The form of an item that is there. */
export function ContentEdit() {
  const kind = useKind()
  const id = Number(useParams()['id'])
  return (
    <LoadedContent key={kind.entity} entity={kind.entity} id={id}>
      {(record) => <ContentScreen key={id} kind={kind} record={record} />}
    </LoadedContent>
  )
}

/** The form of a new item; saved for the first time, it is one that is there. */
export function ContentCreate() {
  const kind = useKind()
  const { identity } = useMay()
  const { state, key } = useLocation()
  const copied = (state as { copied?: ContentValues } | null)?.copied
  if (!identity) return <Loading />
  const name = copied && key
  return <ContentScreen key={`${kind.entity} ${name}`} kind={kind} record={undefined} copied={copied} copyName={name} />
}

/** The form of a kind that has one item. @param beside stands beside the tabs, and may read the form */
export function OnlyItemScreen({ beside }: { beside?: ReactNode }) {
  const kind = useKind()
  return (
    <LoadedContent entity={kind.entity} id={ONLY_ITEM}>
      {(record) => <ContentScreen kind={kind} record={record} beside={beside} />}
    </LoadedContent>
  )
}

interface LoadedContentProps {
  entity: string
  id: number
  children: (record: ContentRecord) => ReactNode
}

/** Waits for an item, or says why it is not there. */
export function LoadedContent({ entity, id, children }: LoadedContentProps) {
  const { identity } = useMay()
  // Not cached: a form starts from the server's current state.
  const { data, error, refetch } = useQuery({
    queryKey: ['editing', entity, id],
    queryFn: async () => (await contentCalls.get(entity, id)).data,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (error) return <Failure error={error} onRetry={refetch} sx={{ marginTop: 2 }} />
  if (!data || !identity) return <Loading />
  return children(data)
}

interface ContentScreenProps {
  kind: Kind
  record: ContentRecord | undefined
  /** First values of a new item: those of another. */
  copied?: ContentValues | undefined
  copyName?: string | undefined
  /** Stands beside the tabs, and may read the form. */
  beside?: ReactNode
}

/** A form of its own screen, with what the bar says above it. */
function ContentScreen({ kind, record, copied, copyName, beside }: ContentScreenProps) {
  const redirect = useRedirect()
  const say = useWords()
  const translate = useTranslate()
  const locale = useLocale() as OtherLocale
  const [isMovingOn, setMovingOn] = useState(false)
  const contentForm = useContentForm(
    kind,
    record,
    ({ id }, { isNew, isTypedSince, tab }) => {
      if (!isNew) return
      // A press from now on would be lost when the item's own screen comes.
      setMovingOn(!isTypedSince)
      redirect('edit', kind.entity, id, undefined, { tab })
    },
    copied,
    copyName,
  )
  const name = translate(`resources.${kind.entity}.name`, { smart_count: 1 })
  const isNamed = translatedFields(kind).length > 0 || !kind.isFixed
  const key = kind.entity === 'pages' && (record?.['key'] as PageKey | undefined)
  const title = contentForm.record && isNamed ? titleOf(kind, contentForm.record, locale) : ''
  return (
    <>
      <Title
        title={key ? say(nameOfText(key)) : title ? `${name}: ${title}` : isNamed ? say(common.new, { name }) : name}
      />
      {isMovingOn ? <Loading /> : <ContentForm contentForm={contentForm} beside={beside} hasRoom />}
    </>
  )
}

interface ContentFormProps {
  contentForm: ContentFormState
  beside?: ReactNode
  /** A screen's width, where something can stand beside it. */
  hasRoom?: boolean
}

/** The form in tabs, and the actions on it. */
export function ContentForm({ contentForm, beside, hasRoom = false }: ContentFormProps) {
  const { edits, publishes, writes } = useMay()
  const { kind, record } = contentForm
  const isWritable = writes(contentForm.kind, contentForm.record)
  const isPhone = useMediaQuery(PHONE)
  useFirstFocus(contentForm)
  useUnsaved(contentForm.isDirty, true)
  return (
    <ContentFormContext value={contentForm}>
      <WithFormStates contentForm={contentForm} hasRoom={hasRoom} isWritable={isWritable}>
        <FormProvider {...contentForm.form}>
          <Box sx={{ marginTop: 2 }}>
            {isPhone && record && record.state !== 'trash' && isWritable && <StateBadge of={record} />}
            <LocalCopyBanner />
            <ApprovalNote />
            <EndedNote />
            {kind.entity === 'pages' && isWritable && <PageTemplateOffer />}
            {record && <GapsNote gaps={record.gaps} />}
            <ItemNotes kind={kind} of={record} />
            {/* Both come late, into room that is kept for them, so that nothing below them moves. */}
            {record &&
              kind.isConfirmed &&
              edits &&
              CHECKS.map(([name, Check]) => (
                <Box key={name} sx={record.state === 'published' ? { minHeight: { xs: 84, md: 40 } } : {}}>
                  <Suspense>
                    <Check entity={kind.entity} id={record.id} />
                  </Suspense>
                </Box>
              ))}
            {kind.entity === 'clients' && record && record.state !== 'trash' && isWritable && publishes && (
              <Box sx={{ minHeight: 40 }}>
                <JoinClient id={record.id} title={String(record[kind.title])} />
              </Box>
            )}
            {(contentForm.record || isWritable) && (
              <>
                <WithPage beside={beside}>
                  <ContentTabs />
                </WithPage>
                <SaveBar />
              </>
            )}
          </Box>
          <ConflictDialog />
        </FormProvider>
      </WithFormStates>
    </ContentFormContext>
  )
}

/** The field that the address names is opened. A new item begins with its title, but not where a keyboard would cover the screen, nor before a copy was answered. */
export function useFirstFocus({ kind, record, localCopy }: ContentFormState): void {
  const { hash } = useLocation()
  const isBlank = record === undefined && localCopy.found === undefined
  useEffect(() => {
    const inputs = hash && inputsOf(decodeURIComponent(hash.slice(1)), DEFAULT_LOCALE)
    if (inputs) return goTo(inputs)
    // Nor where somebody types already: `form.setFocus` waits, and would take the next keys into the title.
    if (isBlank && !document.activeElement?.matches(INPUTS) && matchMedia('(pointer: fine)').matches)
      inputsOf(kind.title, DEFAULT_LOCALE)?.querySelector<HTMLElement>(INPUTS)?.focus()
    // As the form opens, and not when the copy is discarded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
