import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { messageCalls, PAGE_SIZE, UNREAD_KEY, type MessageFilter } from './message-calls.ts'
import { queryOf } from '../core/api/data-provider.ts'
import { MESSAGE_TABS, type MessageTab } from './message-words.ts'
import { useLocation, useMatch, useNavigate } from 'react-router'

/** Milliseconds between refreshes while the inbox is visible. */
const INTERVAL = 30_000

type Page = Awaited<ReturnType<typeof messageCalls.list>>

type Counts = Partial<Record<MessageTab, number>>
export type Inbox = ReturnType<typeof useInbox>

/** The messages of a view, and how many there are in each tab. */
export function useInbox({ filter, tab, page, id }: InboxView) {
  const { search, assignee } = filter
  const queryClient = useQueryClient()
  const list = useQuery({
    queryKey: ['messages', 'page', filter, page],
    queryFn: () => messageCalls.list(filter, page),
    placeholderData: keepPreviousData,
    refetchInterval: INTERVAL,
  })
  const counting = useQuery({
    queryKey: ['messages', 'counts', { search, assignee }],
    queryFn: async () => {
      const answers = await Promise.all(
        MESSAGE_TABS.map((state) => messageCalls.list({ ...filter, state: stateOf(state) }, 1, 1)),
      )
      const unread = answers[0]?.meta?.total
      if (!search && !assignee) queryClient.setQueryData(UNREAD_KEY, unread)
      return {
        newest: answers[0]?.data[0]?.id,
        counts: Object.fromEntries(MESSAGE_TABS.map((state, index) => [state, answers[index]?.meta?.total])) as Counts,
      }
    },
    placeholderData: keepPreviousData,
    refetchInterval: INTERVAL,
  })
  const { data: open } = useMessage(id)
  const opened = useOpened(JSON.stringify([tab, search, assignee, page]), open)
  const listed = list.data?.data
  const rows = useMemo(() => merge(listed ?? [], opened), [listed, opened])
  return {
    rows,
    pages: Math.ceil((list.data?.meta?.total ?? 0) / PAGE_SIZE),
    counts: counting.data?.counts ?? ({} as Counts),
    /** The newest of the new ones, by which is seen that one has come. */
    newest: counting.data?.newest,
    isLoading: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
  }
}

/** One message; what the list says of it is shown at once. */
export function useMessage(id: number | undefined) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: ['messages', 'one', id],
    queryFn: () => messageCalls.get(id!),
    enabled: id !== undefined,
    placeholderData: () => {
      const pages = queryClient.getQueriesData<Page>({ queryKey: ['messages', 'page'] })
      return pages.flatMap(([, page]) => page?.data ?? []).find((message) => message.id === id)
    },
    refetchInterval: INTERVAL,
  })
}

/** Wherever messages are shown: `take` takes over how one stands now, and `drop` takes one away that is no more. */
export function useShownMessages() {
  const queryClient = useQueryClient()
  const changeRows = (change: (rows: MessageRecord[]) => MessageRecord[]) =>
    queryClient.setQueriesData<Page>(
      { queryKey: ['messages', 'page'] },
      (page) => page && { ...page, data: change(page.data) },
    )
  return {
    take(message: MessageRecord) {
      queryClient.setQueryData(['messages', 'one', message.id], message)
      changeRows((rows) => rows.map((row) => (row.id === message.id ? message : row)))
      void queryClient.invalidateQueries({ queryKey: ['messages', 'counts'] })
      // Other tabs begin anew when they are opened.
      void queryClient.invalidateQueries({ queryKey: ['messages', 'page'], refetchType: 'none' })
    },
    drop(id: number) {
      queryClient.removeQueries({ queryKey: ['messages', 'one', id] })
      changeRows((rows) => rows.filter((row) => row.id !== id))
      void queryClient.invalidateQueries({ queryKey: ['messages'] })
    },
  }
}

/**
 * A message that was opened is new no more, and stays where it is all the same until another view is chosen: who reads
 * one message after the other must not lose the place.
 */
function useOpened(view: string, open: MessageRecord | undefined): Map<number, MessageRecord> {
  const [opened, setOpened] = useState<{ view: string; messages: Map<number, MessageRecord> }>({
    view,
    messages: new Map(),
  })
  const queryClient = useQueryClient()
  useEffect(() => {
    setOpened((before) => {
      const messages = new Map(before.view === view ? before.messages : [])
      for (const id of messages.keys()) if (!queryClient.getQueryData(['messages', 'one', id])) messages.delete(id)
      if (open) messages.set(open.id, open)
      return { view, messages }
    })
  }, [view, open, queryClient])
  return useMemo(() => (opened.view === view ? opened.messages : new Map<number, MessageRecord>()), [opened, view])
}

function merge(listed: MessageRecord[], opened: Map<number, MessageRecord>): MessageRecord[] {
  const known = new Set(listed.map(({ id }) => id))
  const missing = [...opened.values()].filter(({ id }) => !known.has(id))
  if (missing.length === 0) return listed
  return [...listed, ...missing].toSorted(
    (one, other) => other.receivedAt.localeCompare(one.receivedAt) || other.id - one.id,
  )
}

export type InboxView = ReturnType<typeof viewOf>
export type InboxPlaces = ReturnType<typeof useInboxView>

/** The view of the inbox. All of it stands in the address, so that it can be handed on and gone back to. */
export function useInboxView() {
  const { search: query } = useLocation()
  const id = Number(useMatch('/messages/:id')?.params.id)
  const navigate = useNavigate()
  return useMemo(() => {
    const view = viewOf(query, id)
    /** Where a message is, among what is shown; undefined: where none is open. */
    const placeOf = (of: number | undefined) => `/messages${of === undefined ? '' : `/${of}`}${query}`
    return {
      view,
      placeOf,
      /** Shows other messages, and closes the one that is open. A word that is typed is no step to go back to. */
      show: (changes: Partial<Pick<InboxView, 'tab' | 'search' | 'assignee' | 'page'>>) =>
        void navigate(`/messages${addressOf({ ...view, page: 1, ...changes })}`, { replace: 'search' in changes }),
      open: (of: number | undefined) => void navigate(placeOf(of)),
    }
  }, [query, id, navigate])
}

function viewOf(query: string, id: number) {
  const given = new URLSearchParams(query)
  const tab = MESSAGE_TABS.find((known) => known === given.get('state')) ?? 'new'
  const search = given.get('search') ?? ''
  /** Somebody's id, none, or empty for everybody. */
  const assignee = given.get('assignee') ?? ''
  const filter: MessageFilter = { state: stateOf(tab), search, assignee }
  return {
    tab,
    search,
    assignee,
    page: Math.max(1, Math.trunc(Number(given.get('page'))) || 1),
    /** The message that is open. */
    id: Number.isInteger(id) ? id : undefined,
    filter,
  }
}

const stateOf = (tab: MessageTab) => (tab === 'all' ? undefined : tab)

/** The query of the address that shows it, with its `?`. */
export const addressOf = ({ tab, search, assignee, page }: InboxView): string =>
  queryOf({ state: tab === 'new' ? '' : tab, search, assignee, page: page > 1 ? page : '' })
