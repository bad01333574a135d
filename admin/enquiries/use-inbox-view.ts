import { useMemo } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router'
import { MESSAGE_TABS } from './message-words.ts'
import type { MessageFilter } from './message-calls.ts'

export type InboxView = ReturnType<typeof viewOf>
export type InboxPlaces = ReturnType<typeof useInboxView>

/** What the inbox shows. All of it stands in the address, so that it can be handed on and gone back to. */
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
        void navigate(`/messages${queryOf({ ...view, page: 1, ...changes })}`, { replace: 'search' in changes }),
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
  const filter: MessageFilter = {
    ...(tab !== 'all' && { state: tab }),
    ...(search && { search }),
    ...(assignee && { assignee }),
  }
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

/** The query of the address that shows it, with its `?`. */
export function queryOf({ tab, search, assignee, page }: InboxView): string {
  const query = new URLSearchParams()
  if (tab !== 'new') query.set('state', tab)
  if (search) query.set('search', search)
  if (assignee) query.set('assignee', assignee)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
