import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useGetList } from 'react-admin'
import { useBlocker } from 'react-router'
import type { ContentRow } from '../../contract/content/content.ts'
import type { Kind } from '../../contract/fields/kind.ts'
import { ORDER_BOUND } from '../../contract/limits.ts'
import { common, useWords, SayButton, SayText, SayAlert } from '../core/words/use-words.ts'
import { useTitleOf } from '../core/inputs/grouped-choices.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { FormBar } from './form-bar.tsx'
import { orderGroups, type OrderGroup } from './order-groups.ts'
import { SortableRows } from '../core/lists/sortable-rows.tsx'
import { useAttempt } from '../core/api/use-attempt.ts'
import listWords from '../core/lists/list-words.json' with { type: 'json' }
import { Failure } from '../core/lists/loaded.tsx'

interface OrderModeProps {
  kind: Kind
  onEnd: () => void
}

/** The whole list in the order in which visitors see it, to be changed by dragging, by keyboard or by buttons. */
export function OrderMode({ kind, onEnd }: OrderModeProps) {
  const { data, error } = useGetList<ContentRow>(
    kind.entity,
    { pagination: { page: 1, perPage: ORDER_BOUND }, sort: { field: 'position', order: 'ASC' } },
    { staleTime: 0, gcTime: 0 },
  )
  const leave = <SayButton words={common.action.leave_trash} onClick={onEnd} />
  if (error) return <Failure error={error} action={leave} sx={{ marginTop: 2 }} />
  if (!data) return <Loading />
  return <Ordering kind={kind} groups={orderGroups(kind, data)} onEnd={onEnd} />
}

function Ordering({ kind, groups: loaded, onEnd }: OrderModeProps & { groups: OrderGroup[] }) {
  const say = useWords()
  const titleOf = useTitleOf()
  const attempt = useAttempt(kind.entity)
  const [groups, setGroups] = useState(loaded)
  const [isChanged, setChanged] = useState(false)
  const blocker = useBlocker(isChanged)

  const put = (changed: OrderGroup, rows: ContentRow[]) => {
    setGroups(groups.map((group) => (group === changed ? { ...group, rows } : group)))
    setChanged(true)
  }
  const save = () =>
    attempt(async () => {
      const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id))
      await contentCalls.order(kind.entity, ids)
      onEnd()
    }, say(listWords.done.order))

  return (
    <Box sx={{ maxWidth: '48rem', marginTop: 2 }}>
      <Title title={`${say(kind.plural)}: ${say(common.action.order)}`} />
      <SayText words={listWords.order.help} sx={{ marginBottom: 1, color: 'text.secondary' }} />
      {groups.map((group) => (
        <Box key={group.heading?.en ?? ''} sx={{ marginBottom: 2 }}>
          {group.heading && <SayText words={group.heading} variant="h3" component="h2" sx={{ marginBlock: 1 }} />}
          <SortableRows
            label={say(group.heading ?? kind.plural)}
            rows={group.rows}
            titleOf={titleOf}
            noteOf={({ state }) => state === 'draft' && say(listWords.order.draft)}
            onChange={(rows) => put(group, rows)}
          />
        </Box>
      ))}
      <FormBar>
        <Button variant="contained" disabled={!isChanged || attempt.isRunning} onClick={() => void save()}>
          {say(common.action.save_order)}
        </Button>
        <SayButton words={common.action.cancel} onClick={onEnd} />
        {blocker.state === 'blocked' && (
          <SayAlert
            words={listWords.order.not_saved}
            severity="warning"
            sx={{ paddingBlock: 0 }}
            action={<SayButton words={common.action.leave} onClick={() => blocker.proceed()} />}
            onClose={() => blocker.reset()}
          />
        )}
      </FormBar>
    </Box>
  )
}
