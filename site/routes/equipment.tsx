import { ADDRESSES, href } from '../../contract/addresses.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { EquipmentEntry } from '../ui/equipment/equipment-entry.tsx'
import styles from '../ui/equipment/equipment.css?inline'
import { words } from '../ui/equipment/words.ts'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { withoutAlt } from '../ui/picture/picture.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { useLocale, useWords } from '../words.ts'

/** A list that is short by nature. */
const ALL = 10_000

export const load = (async (api) => {
  const { data, meta: of } = await api.listItems('equipment', { limit: ALL })
  const equipment = data.map((item) => ({ ...item, picture: withoutAlt(item.picture) }))
  const groups = [...Map.groupBy(equipment, ({ kind }) => kind)].map(([kind, items]) => ({ kind, items }))
  return { total: of.total, groups }
}) satisfies Load<unknown>

export default function EquipmentList({ loaderData: { total, groups } }: PageProps<typeof load>) {
  const t = useWords(words)
  const facts = [
    { label: t.items, value: total },
    { label: t.groups, value: groups.length },
  ]
  return (
    <>
      <ComponentStyles name="equipment" css={styles} />
      <PageHeading title={ADDRESSES.equipment.name[useLocale()]} facts={total > 0 ? facts : undefined} />
      <div className="wrap equipment-page">
        {groups.map(({ kind, items }) => (
          <section key={kind} className="equipment-group" aria-labelledby={kind}>
            <h2 className="equipment-group__name" id={kind}>
              {t.kinds[kind]}
            </h2>
            <ul className="equipment-group__entries">
              {items.map((item) => (
                <EquipmentEntry key={item.id} equipment={item} />
              ))}
            </ul>
          </section>
        ))}
        {total === 0 && <MessagePanel title={t.none} />}
      </div>
    </>
  )
}

export function meta({ matches }: MetaArgs<typeof load>) {
  return pageMeta(matches, { title: ADDRESSES.equipment.name[localeOf(matches)], path: href('equipment') })
}
