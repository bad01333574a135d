import type { SampleEntity, SampleRemoval, SampleReport } from '../../contract/seed/sample.ts'
import { note } from '../core/audit/audit.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { beginWork, loadDocument, publishNewest, saveVersion, type Work } from '../core/content/items.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import { recoverItem, trashItem } from '../core/content/trash.ts'
import { announce } from '../core/jobs/events.ts'
import { findContentVersion, type ContentItem } from '../core/content/store/content-items.ts'
import { trashPictures } from '../core/pictures/store/picture-library.ts'
import { conflict, ServiceError } from '../core/process/service-error.ts'
import { replaceFact } from '../core/store/facts.ts'
import { raiseContentRevision } from '../core/store/revision.ts'
import { kindsInOrder } from './sample-files.ts'
import { announceLoaded } from './sample-events.ts'
import { countByKind, listRemoved, planRemoval, REMOVED_AT } from './sample-plan.ts'
import { keyOf, markSample, nameOf } from './sample-store.ts'

/** Moves the sample content into the trash, in one transaction. What stays refers to nothing that goes. */
export function removeSample(deps: WriteDeps, { remove, keep, clear }: SampleRemoval): Promise<SampleReport> {
  return deps.db.transaction().execute(async (tx) => {
    await raiseContentRevision(tx)
    for (const thing of keep) await markSample(tx, thing, null)
    const plan = await planRemoval(tx, { remove, clear })
    const works = await beginWorks({ ...deps, db: tx })
    const { at } = [...works.values()][0]!
    const texts = plan.texts.filter((text) => clear.some((thing) => keyOf(thing) === keyOf(nameOf(text))))
    for (const text of texts) await clearTexts(works.get(text.entity)!, text)
    // Items that refer to others go first.
    const items = [...plan.items.values()].toSorted(inOrder).toReversed()
    const left = await eachWhenPossible(items, (item) => trashItem(works.get(item.entity)!, item))
    if (left.length > 0) throw new Error(`sample: ${left[0]!.title}: ${left[0]!.reason}`)
    await announce(tx, 'sampleRemoved', {})
    const pictures = [...plan.pictures.values()]
    await trashPictures(tx, pictures.map(({ id }) => id), at) // prettier-ignore
    if (items.length + texts.length + pictures.length > 0) await replaceFact(tx, REMOVED_AT, at)
    const done = await noteSample({ ...deps, db: tx }, 'delete', [...items, ...texts, ...pictures])
    const wanted = new Set(remove.map(keyOf))
    const stays = plan.asked.filter((thing) => wanted.has(keyOf(thing)))
    return {
      done,
      left: stays.map(({ users, isChanged: _, ...thing }) => ({
        ...thing,
        reason: `It is still used by “${users[0]?.title}”`,
      })),
    }
  })
}

/** Brings back what the last removal took: equal to what it was. @throws ServiceError conflict if there is nothing */
export function undoRemoval(deps: WriteDeps): Promise<SampleReport> {
  return deps.db.transaction().execute(async (tx) => {
    await raiseContentRevision(tx)
    const { items, pictures, texts } = await listRemoved(tx, deps.now())
    if (items.length + pictures.length + texts.length === 0)
      throw conflict('There is no removed sample content to bring back')
    const works = await beginWorks({ ...deps, db: tx })
    await trashPictures(tx, pictures.map(({ id }) => id), null) // prettier-ignore
    const left = await eachWhenPossible(items.toSorted(inOrder), (item) =>
      // As old as before, so that lists and feeds are as they were.
      recoverItem({ ...works.get(item.entity)!, at: item.updated_at }, item),
    )
    left.push(...(await eachWhenPossible(texts, (text) => restoreTexts(works.get(text.entity)!, text))))
    const at =
      items
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? works.get('settings')!.at
    await announceLoaded(tx, at)
    const back = [...items, ...texts].filter((item) => !left.some((thing) => keyOf(thing) === keyOf(nameOf(item))))
    const done = await noteSample({ ...deps, db: tx }, 'recover', [...back, ...pictures])
    return { done, left }
  })
}

type Works = Map<ContentItem['entity'], Work>

async function beginWorks(deps: WriteDeps): Promise<Works> {
  const time = deps.now()
  const works: Works = new Map()
  for (const entity of kindsInOrder()) works.set(entity, await beginWork({ ...deps, now: () => time }, entity))
  return works
}

const inOrder = (one: ContentItem, other: ContentItem) =>
  kindsInOrder().indexOf(one.entity) - kindsInOrder().indexOf(other.entity)

/** Items of a kind may need one another, so each is tried again while others succeed. */
async function eachWhenPossible(
  items: ContentItem[],
  work: (item: ContentItem) => Promise<void>,
): Promise<SampleReport['left']> {
  let left: SampleReport['left'] = []
  for (let pending = items; pending.length > 0;) {
    left = []
    const next: ContentItem[] = []
    for (const item of pending) {
      try {
        await work(item)
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        next.push(item)
        left.push({ ...nameOf(item), reason: Object.values(error.fields ?? {})[0] ?? error.message })
      }
    }
    if (next.length === pending.length) break
    pending = next
  }
  return left
}

/** As if nobody had written it; the former version stays in the history. */
async function clearTexts(work: Work, item: ContentItem): Promise<void> {
  const before = await loadDocument(work.tx, item.entity, item.item_id, item.version)
  const document = (work.kind.emptied?.(before) ?? before) as ContentDocument
  const saved = await saveVersion(work, item, document, 'update')
  await publishNewest(work, saved, document)
}

async function restoreTexts(work: Work, item: ContentItem): Promise<void> {
  const { entity, item_id: id } = item
  const sample = (await findContentVersion(work.tx, entity, id, item.sample_version!))!
  const document = await loadDocument(work.tx, entity, id, item.sample_version!)
  await work.kind.check(work.tx, document, id)
  const saved = await saveVersion(work, item, document, 'restore')
  await publishNewest({ ...work, at: sample.saved_at }, saved, document)
  await markSample(work.tx, { entity, id }, saved.version)
}

/** @returns how many things of each kind */
export async function noteSample(
  { db, actor, now }: WriteDeps,
  action: string,
  things: { entity: SampleEntity }[],
): Promise<SampleReport['done']> {
  const done = countByKind(things)
  const label = done.map(({ entity, count }) => `${count} ${entity}`).join(', ')
  if (label !== '') await note(db, actor, now(), { action, entity: 'sample', label })
  return done
}
